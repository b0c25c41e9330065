import type { OperationId } from '@selat/sdk/operations'

import { confirmNewEmail, sendNewEmailCode } from '../../features/account/change-email.ts'
import { changePassword } from '../../features/account/change-password.ts'
import { listReferrals } from '../../features/account/list-referrals.ts'
import { login } from '../../features/account/login.ts'
import { logoutEverywhere, logout } from '../../features/account/logout.ts'
import {
  addPassengers,
  deletePassenger,
  listPassengers,
  restorePassenger,
  updatePassenger,
} from '../../features/account/passengers/saved-passengers.ts'
import { getProfile, updateProfile } from '../../features/account/profile.ts'
import { register } from '../../features/account/register.ts'
import { resetPassword, sendResetCode } from '../../features/account/reset-password.ts'
import { getSession } from '../../features/account/sessions.ts'
import { confirmEmail, sendVerificationCode } from '../../features/account/verify-email.ts'
import { addMember } from '../../features/agency/add-member.ts'
import { listAgencyEvents } from '../../features/agency/agency-events.ts'
import { changeMember } from '../../features/agency/change-member.ts'
import {
  addCustomer,
  deleteCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '../../features/agency/customers/customers.ts'
import { getMarkup, saveMarkup } from '../../features/agency/markup.ts'
import { listMembers } from '../../features/agency/members.ts'
import { acceptQuotation } from '../../features/agency/quotations/accept-quotation.ts'
import { cancelQuotation } from '../../features/agency/quotations/advance-quotation.ts'
import { createQuotation } from '../../features/agency/quotations/create-quotation.ts'
import { getQuotation, listQuotations } from '../../features/agency/quotations/list-quotations.ts'
import { readQuotation } from '../../features/agency/quotations/read-quotation.ts'
import { takeUpQuotation } from '../../features/agency/quotations/take-up-quotation.ts'
import { addToCart } from '../../features/cart/add-to-cart.ts'
import { changeCartItem } from '../../features/cart/change-cart-item.ts'
import { checkPromo } from '../../features/cart/check-promo.ts'
import { resumeCheckout, saveCheckout } from '../../features/cart/checkout-draft.ts'
import { extendCartItemHold } from '../../features/cart/extend-cart-item-hold.ts'
import { getCart } from '../../features/cart/get-cart.ts'
import { openAccountCart } from '../../features/cart/open-account-cart.ts'
import { priceCart } from '../../features/cart/price-cart.ts'
import { quoteItems } from '../../features/cart/quote-items.ts'
import { removeCartItem } from '../../features/cart/remove-cart-item.ts'
import { getAgencyReport } from '../../features/desk/get-agency-report.ts'
import { getDesk } from '../../features/desk/get-desk.ts'
import { getManifest } from '../../features/manifest/get-manifest.ts'
import { listManifestSailings } from '../../features/manifest/list-manifest-sailings.ts'
import {
  exportManifest,
  getManifestExport,
  listManifestExports,
} from '../../features/manifest/manifest-versions.ts'
import { recordScans } from '../../features/manifest/record-scans.ts'
import { listReveals, revealDocument } from '../../features/manifest/reveals.ts'
import { confirmChange } from '../../features/order/aftersale/confirm-change.ts'
import { confirmRefund } from '../../features/order/aftersale/confirm-refund.ts'
import { correctName } from '../../features/order/aftersale/correct-name.ts'
import { getDolphinSchedule } from '../../features/order/aftersale/get-dolphin-schedule.ts'
import { listChangeOptions } from '../../features/order/aftersale/list-change-options.ts'
import { listRefunds } from '../../features/order/aftersale/list-refunds.ts'
import { quoteChange } from '../../features/order/aftersale/quote-change.ts'
import { quoteRefund } from '../../features/order/aftersale/quote-refund.ts'
import { sendTransportItem } from '../../features/order/aftersale/send-transport-item.ts'
import { cancelOrder } from '../../features/order/pay/cancel-order.ts'
import { confirmPayment } from '../../features/order/pay/confirm-payment.ts'
import { listPaymentMethods } from '../../features/order/pay/payment-methods.ts'
import { startPayment } from '../../features/order/pay/start-payment-operation.ts'
import { uploadPaymentProof } from '../../features/order/pay/upload-payment-proof.ts'
import { getPayment } from '../../features/order/payment/get-payment.ts'
import { placeOrder } from '../../features/order/place/place-order.ts'
import { findBooking } from '../../features/order/read/find-booking.ts'
import { getBooking } from '../../features/order/read/get-booking.ts'
import { getReceipt } from '../../features/order/read/get-receipt.ts'
import { listOrders } from '../../features/order/read/list-orders.ts'
import { getOrderTimeline } from '../../features/order/read/order-timeline.ts'
import { resendConfirmation } from '../../features/order/read/resend-confirmation.ts'
import { listPaidOpenTickets } from '../../features/order/tickets/list-paid-open-tickets.ts'
import { listTickets } from '../../features/order/tickets/list-tickets.ts'
import { getFareCalendar } from '../../features/product/ferry/get-fare-calendar.ts'
import { getFerryRoute } from '../../features/product/ferry/get-ferry-route.ts'
import { getTerminal } from '../../features/product/ferry/get-terminal.ts'
import { listOpenTickets } from '../../features/product/ferry/list-open-tickets.ts'
import { listTerminals } from '../../features/product/ferry/list-terminals.ts'
import { searchFerry } from '../../features/product/ferry/search-ferry.ts'
import { getProductCalendar } from '../../features/product/get-product-calendar.ts'
import { listPicks } from '../../features/product/list-picks.ts'
import { catalogueOperations } from '../../features/product/registry.ts'
import { getBase } from '../../features/site/get-base.ts'
import { getCompany } from '../../features/site/get-company.ts'
import { listCurrencies } from '../../features/site/list-currencies.ts'
import {
  confirmNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '../../features/site/newsletter.ts'
import { getBookingPolicy, getPrivacyPolicy } from '../../features/site/policies.ts'
import { sendConcern } from '../../features/site/send-concern.ts'
import { cancelTopUp } from '../../features/wallet/cancel-top-up.ts'
import { getTopUpTerms } from '../../features/wallet/get-top-up-terms.ts'
import { getWallet } from '../../features/wallet/read-wallet.ts'
import { requestTopUp } from '../../features/wallet/request-top-up-operation.ts'
import { getTopUp, listTopUps } from '../../features/wallet/top-ups.ts'
import { getWalletStatement } from '../../features/wallet/wallet-statement.ts'
import type { Operation } from '../../operation/operation.ts'

/** The type of the registry: one operation for each of the contract's. */
export type Registry = { readonly [Id in OperationId]: Operation<Id> }

/** Every operation of the contract. A missing or an unknown one does not compile. */
export const registry: Registry = {
  getBase,
  getCompany,
  listCurrencies,
  getPrivacyPolicy,
  getBookingPolicy,
  login,
  getSession,
  logout,
  listReferrals,
  register,
  sendVerificationCode,
  confirmEmail,
  sendResetCode,
  resetPassword,
  logoutEverywhere,
  getProfile,
  updateProfile,
  confirmNewEmail,
  sendNewEmailCode,
  changePassword,
  listPassengers,
  addPassengers,
  updatePassenger,
  deletePassenger,
  restorePassenger,
  listTerminals,
  getTerminal,
  getFerryRoute,
  searchFerry,
  getFareCalendar,
  listOpenTickets,
  getDolphinSchedule,
  sendTransportItem,
  ...catalogueOperations,
  getProductCalendar,
  getCart,
  addToCart,
  changeCartItem,
  removeCartItem,
  extendCartItemHold,
  openAccountCart,
  priceCart,
  checkPromo,
  saveCheckout,
  resumeCheckout,
  listPicks,
  quoteItems,
  placeOrder,
  cancelOrder,
  getBooking,
  listOrders,
  findBooking,
  resendConfirmation,
  getReceipt,
  getOrderTimeline,
  listPaymentMethods,
  getPayment,
  startPayment,
  uploadPaymentProof,
  confirmPayment,
  correctName,
  quoteRefund,
  confirmRefund,
  listRefunds,
  listChangeOptions,
  quoteChange,
  confirmChange,
  listTickets,
  listPaidOpenTickets,
  listQuotations,
  createQuotation,
  getQuotation,
  cancelQuotation,
  takeUpQuotation,
  readQuotation,
  acceptQuotation,
  sendConcern,
  subscribeNewsletter,
  confirmNewsletter,
  unsubscribeNewsletter,
  getWallet,
  getWalletStatement,
  getTopUpTerms,
  listTopUps,
  requestTopUp,
  getTopUp,
  cancelTopUp,
  listManifestSailings,
  getManifest,
  revealDocument,
  listReveals,
  exportManifest,
  listManifestExports,
  getManifestExport,
  recordScans,
  listCustomers,
  addCustomer,
  getCustomer,
  updateCustomer,
  deleteCustomer,
  listMembers,
  addMember,
  changeMember,
  listAgencyEvents,
  getAgencyReport,
  getDesk,
  getMarkup,
  saveMarkup,
}
