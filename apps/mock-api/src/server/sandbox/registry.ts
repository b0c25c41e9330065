import type { OperationId } from '@selat/sdk/operations'

import { changePassword } from '../../features/account/change-password.ts'
import { confirmEmail } from '../../features/account/confirm-email.ts'
import { confirmNewEmail } from '../../features/account/confirm-new-email.ts'
import { getProfile } from '../../features/account/get-profile.ts'
import { getSession } from '../../features/account/get-session.ts'
import { listReferrals } from '../../features/account/list-referrals.ts'
import { login } from '../../features/account/login.ts'
import { logoutEverywhere } from '../../features/account/logout-everywhere.ts'
import { logout } from '../../features/account/logout.ts'
import { addPassengers } from '../../features/account/passengers/add-passengers.ts'
import { deletePassenger } from '../../features/account/passengers/delete-passenger.ts'
import { listPassengers } from '../../features/account/passengers/list-passengers.ts'
import { restorePassenger } from '../../features/account/passengers/restore-passenger.ts'
import { updatePassenger } from '../../features/account/passengers/update-passenger.ts'
import { register } from '../../features/account/register.ts'
import { resetPassword } from '../../features/account/reset-password.ts'
import { sendNewEmailCode } from '../../features/account/send-new-email-code.ts'
import { sendResetCode } from '../../features/account/send-reset-code.ts'
import { sendVerificationCode } from '../../features/account/send-verification-code.ts'
import { updateProfile } from '../../features/account/update-profile.ts'
import { addMember } from '../../features/agency/add-member.ts'
import { changeMember } from '../../features/agency/change-member.ts'
import { addCustomer } from '../../features/agency/customers/add-customer.ts'
import { deleteCustomer } from '../../features/agency/customers/delete-customer.ts'
import { getCustomer } from '../../features/agency/customers/get-customer.ts'
import { listCustomers } from '../../features/agency/customers/list-customers.ts'
import { updateCustomer } from '../../features/agency/customers/update-customer.ts'
import { getMarkup } from '../../features/agency/get-markup.ts'
import { listAgencyEvents } from '../../features/agency/list-agency-events.ts'
import { listMembers } from '../../features/agency/list-members.ts'
import { acceptQuotation } from '../../features/agency/quotations/accept-quotation.ts'
import { cancelQuotation } from '../../features/agency/quotations/cancel-quotation.ts'
import { createQuotation } from '../../features/agency/quotations/create-quotation.ts'
import { getQuotation } from '../../features/agency/quotations/get-quotation.ts'
import { listQuotations } from '../../features/agency/quotations/list-quotations.ts'
import { readQuotation } from '../../features/agency/quotations/read-quotation.ts'
import { takeUpQuotation } from '../../features/agency/quotations/take-up-quotation.ts'
import { saveMarkup } from '../../features/agency/save-markup.ts'
import { addToCart } from '../../features/cart/add-to-cart.ts'
import { changeCartItem } from '../../features/cart/change-cart-item.ts'
import { checkPromo } from '../../features/cart/check-promo.ts'
import { extendCartItemHold } from '../../features/cart/extend-cart-item-hold.ts'
import { getCart } from '../../features/cart/get-cart.ts'
import { openAccountCart } from '../../features/cart/open-account-cart.ts'
import { priceCart } from '../../features/cart/price-cart.ts'
import { quoteItems } from '../../features/cart/quote-items.ts'
import { removeCartItem } from '../../features/cart/remove-cart-item.ts'
import { resumeCheckout } from '../../features/cart/resume-checkout.ts'
import { saveCheckout } from '../../features/cart/save-checkout.ts'
import { getAgencyReport } from '../../features/desk/get-agency-report.ts'
import { getDesk } from '../../features/desk/get-desk.ts'
import { exportManifest } from '../../features/manifest/export-manifest.ts'
import { getManifestExport } from '../../features/manifest/get-manifest-export.ts'
import { getManifest } from '../../features/manifest/get-manifest.ts'
import { listManifestExports } from '../../features/manifest/list-manifest-exports.ts'
import { listManifestSailings } from '../../features/manifest/list-manifest-sailings.ts'
import { listReveals } from '../../features/manifest/list-reveals.ts'
import { recordScans } from '../../features/manifest/record-scans.ts'
import { revealDocument } from '../../features/manifest/reveal-document.ts'
import { confirmChange } from '../../features/order/aftersale/confirm-change-operation.ts'
import { confirmRefund } from '../../features/order/aftersale/confirm-refund-operation.ts'
import { correctName } from '../../features/order/aftersale/correct-name-operation.ts'
import { getDolphinSchedule } from '../../features/order/aftersale/get-dolphin-schedule.ts'
import { listChangeOptions } from '../../features/order/aftersale/list-change-options.ts'
import { listRefunds } from '../../features/order/aftersale/list-refunds.ts'
import { quoteChange } from '../../features/order/aftersale/quote-change.ts'
import { quoteRefund } from '../../features/order/aftersale/quote-refund.ts'
import { sendTransportItem } from '../../features/order/aftersale/send-transport-item.ts'
import { cancelOrder } from '../../features/order/pay/cancel-order.ts'
import { confirmPayment } from '../../features/order/pay/confirm-payment.ts'
import { listPaymentMethods } from '../../features/order/pay/list-payment-methods.ts'
import { startPayment } from '../../features/order/pay/start-payment-operation.ts'
import { uploadPaymentProof } from '../../features/order/pay/upload-payment-proof.ts'
import { getPayment } from '../../features/order/payment/get-payment.ts'
import { placeOrder } from '../../features/order/place/place-order.ts'
import { findBooking } from '../../features/order/read/find-booking.ts'
import { getBooking } from '../../features/order/read/get-booking.ts'
import { getOrderTimeline } from '../../features/order/read/get-order-timeline.ts'
import { getReceipt } from '../../features/order/read/get-receipt.ts'
import { listOrders } from '../../features/order/read/list-orders.ts'
import { resendConfirmation } from '../../features/order/read/resend-confirmation.ts'
import { listPaidOpenTickets } from '../../features/order/tickets/list-paid-open-tickets.ts'
import { listTickets } from '../../features/order/tickets/list-tickets.ts'
import { getAttraction } from '../../features/product/attraction/get-attraction.ts'
import { listAttractions } from '../../features/product/attraction/list-attractions.ts'
import { getCruise } from '../../features/product/cruise/get-cruise.ts'
import { listCruises } from '../../features/product/cruise/list-cruises.ts'
import { getFareCalendar } from '../../features/product/ferry/get-fare-calendar.ts'
import { getFerryRoute } from '../../features/product/ferry/get-ferry-route.ts'
import { getTerminal } from '../../features/product/ferry/get-terminal.ts'
import { listOpenTickets } from '../../features/product/ferry/list-open-tickets.ts'
import { listTerminals } from '../../features/product/ferry/list-terminals.ts'
import { searchFerry } from '../../features/product/ferry/search-ferry.ts'
import { getProductCalendar } from '../../features/product/get-product-calendar.ts'
import { getHotel } from '../../features/product/hotel/get-hotel.ts'
import { listHotelReviews } from '../../features/product/hotel/list-hotel-reviews.ts'
import { searchHotels } from '../../features/product/hotel/search-hotels.ts'
import { listPicks } from '../../features/product/list-picks.ts'
import { getPackage } from '../../features/product/package/get-package.ts'
import { listPackages } from '../../features/product/package/list-packages.ts'
import { getTransport } from '../../features/product/transport/get-transport.ts'
import { listTransports } from '../../features/product/transport/list-transports.ts'
import { confirmNewsletter } from '../../features/site/confirm-newsletter.ts'
import { getBase } from '../../features/site/get-base.ts'
import { getBookingPolicy } from '../../features/site/get-booking-policy.ts'
import { getCompany } from '../../features/site/get-company.ts'
import { getPrivacyPolicy } from '../../features/site/get-privacy-policy.ts'
import { listCurrencies } from '../../features/site/list-currencies.ts'
import { sendConcern } from '../../features/site/send-concern.ts'
import { subscribeNewsletter } from '../../features/site/subscribe-newsletter.ts'
import { unsubscribeNewsletter } from '../../features/site/unsubscribe-newsletter.ts'
import { cancelTopUp } from '../../features/wallet/cancel-top-up.ts'
import { getTopUpTerms } from '../../features/wallet/get-top-up-terms.ts'
import { getTopUp } from '../../features/wallet/get-top-up.ts'
import { getWalletStatement } from '../../features/wallet/get-wallet-statement.ts'
import { getWallet } from '../../features/wallet/get-wallet.ts'
import { listTopUps } from '../../features/wallet/list-top-ups.ts'
import { requestTopUp } from '../../features/wallet/request-top-up-operation.ts'
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
  searchHotels,
  getHotel,
  listHotelReviews,
  listTransports,
  getTransport,
  listCruises,
  getCruise,
  getProductCalendar,
  getPackage,
  listPackages,
  getAttraction,
  listAttractions,
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
