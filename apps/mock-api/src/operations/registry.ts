import type { OperationId } from '@selat/sdk/operations'

import type { Operation } from '../kernel/operation.ts'
import { changePassword } from './account/change-password.ts'
import { confirmEmail } from './account/confirm-email.ts'
import { confirmNewEmail } from './account/confirm-new-email.ts'
import { getProfile } from './account/get-profile.ts'
import { getSession } from './account/get-session.ts'
import { listReferrals } from './account/list-referrals.ts'
import { login } from './account/login.ts'
import { logoutEverywhere } from './account/logout-everywhere.ts'
import { logout } from './account/logout.ts'
import { register } from './account/register.ts'
import { resetPassword } from './account/reset-password.ts'
import { sendNewEmailCode } from './account/send-new-email-code.ts'
import { sendResetCode } from './account/send-reset-code.ts'
import { sendVerificationCode } from './account/send-verification-code.ts'
import { updateProfile } from './account/update-profile.ts'
import { addMember } from './agency/add-member.ts'
import { changeMember } from './agency/change-member.ts'
import { getDesk } from './agency/get-desk.ts'
import { getMarkup } from './agency/get-markup.ts'
import { listAgencyEvents } from './agency/list-agency-events.ts'
import { listMembers } from './agency/list-members.ts'
import { saveMarkup } from './agency/save-markup.ts'
import { getAttraction } from './attraction/get-attraction.ts'
import { listAttractions } from './attraction/list-attractions.ts'
import { getBase } from './base/get-base.ts'
import { getBookingPolicy } from './base/get-booking-policy.ts'
import { getCompany } from './base/get-company.ts'
import { getPrivacyPolicy } from './base/get-privacy-policy.ts'
import { listCurrencies } from './base/list-currencies.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { changeCartItem } from './cart/change-cart-item.ts'
import { checkPromo } from './cart/check-promo.ts'
import { extendCartItemHold } from './cart/extend-cart-item-hold.ts'
import { getCart } from './cart/get-cart.ts'
import { openAccountCart } from './cart/open-account-cart.ts'
import { priceCart } from './cart/price-cart.ts'
import { removeCartItem } from './cart/remove-cart-item.ts'
import { resumeCheckout } from './cart/resume-checkout.ts'
import { saveCheckout } from './cart/save-checkout.ts'
import { getCruise } from './cruise/get-cruise.ts'
import { listCruises } from './cruise/list-cruises.ts'
import { addCustomer } from './customer/add-customer.ts'
import { deleteCustomer } from './customer/delete-customer.ts'
import { getCustomer } from './customer/get-customer.ts'
import { listCustomers } from './customer/list-customers.ts'
import { updateCustomer } from './customer/update-customer.ts'
import { getDolphinSchedule } from './ferry/get-dolphin-schedule.ts'
import { getFareCalendar } from './ferry/get-fare-calendar.ts'
import { getFerryRoute } from './ferry/get-ferry-route.ts'
import { getTerminal } from './ferry/get-terminal.ts'
import { listOpenTickets } from './ferry/list-open-tickets.ts'
import { listTerminals } from './ferry/list-terminals.ts'
import { searchFerry } from './ferry/search-ferry.ts'
import { sendTransportItem } from './ferry/send-transport-item.ts'
import { getHotel } from './hotel/get-hotel.ts'
import { listHotelReviews } from './hotel/list-hotel-reviews.ts'
import { searchHotels } from './hotel/search-hotels.ts'
import { exportManifest } from './manifest/export-manifest.ts'
import { getManifestExport } from './manifest/get-manifest-export.ts'
import { getManifest } from './manifest/get-manifest.ts'
import { listManifestExports } from './manifest/list-manifest-exports.ts'
import { listManifestSailings } from './manifest/list-manifest-sailings.ts'
import { listReveals } from './manifest/list-reveals.ts'
import { recordScans } from './manifest/record-scans.ts'
import { revealDocument } from './manifest/reveal-document.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { confirmChange } from './order/confirm-change.ts'
import { confirmRefund } from './order/confirm-refund.ts'
import { correctName } from './order/correct-name.ts'
import { findBooking } from './order/find-booking.ts'
import { getBooking } from './order/get-booking.ts'
import { getOrderTimeline } from './order/get-order-timeline.ts'
import { getReceipt } from './order/get-receipt.ts'
import { listChangeOptions } from './order/list-change-options.ts'
import { listOrders } from './order/list-orders.ts'
import { listRefunds } from './order/list-refunds.ts'
import { placeOrder } from './order/place-order.ts'
import { quoteChange } from './order/quote-change.ts'
import { quoteRefund } from './order/quote-refund.ts'
import { resendConfirmation } from './order/resend-confirmation.ts'
import { getPackage } from './package/get-package.ts'
import { listPackages } from './package/list-packages.ts'
import { addPassengers } from './passenger/add-passengers.ts'
import { deletePassenger } from './passenger/delete-passenger.ts'
import { listPassengers } from './passenger/list-passengers.ts'
import { restorePassenger } from './passenger/restore-passenger.ts'
import { updatePassenger } from './passenger/update-passenger.ts'
import { confirmPayment } from './payment/confirm-payment.ts'
import { getPayment } from './payment/get-payment.ts'
import { listPaymentMethods } from './payment/list-payment-methods.ts'
import { startPayment } from './payment/start-payment.ts'
import { uploadPaymentProof } from './payment/upload-payment-proof.ts'
import { getProductCalendar } from './product/get-product-calendar.ts'
import { listPicks } from './product/list-picks.ts'
import { quoteItems } from './product/quote-items.ts'
import { acceptQuotation } from './quotation/accept-quotation.ts'
import { cancelQuotation } from './quotation/cancel-quotation.ts'
import { createQuotation } from './quotation/create-quotation.ts'
import { getQuotation } from './quotation/get-quotation.ts'
import { listQuotations } from './quotation/list-quotations.ts'
import { readQuotation } from './quotation/read-quotation.ts'
import { takeUpQuotation } from './quotation/take-up-quotation.ts'
import { confirmNewsletter } from './support/confirm-newsletter.ts'
import { sendConcern } from './support/send-concern.ts'
import { subscribeNewsletter } from './support/subscribe-newsletter.ts'
import { unsubscribeNewsletter } from './support/unsubscribe-newsletter.ts'
import { listPaidOpenTickets } from './ticket/list-paid-open-tickets.ts'
import { listTickets } from './ticket/list-tickets.ts'
import { getTransport } from './transport/get-transport.ts'
import { listTransports } from './transport/list-transports.ts'
import { cancelTopUp } from './wallet/cancel-top-up.ts'
import { getTopUpTerms } from './wallet/get-top-up-terms.ts'
import { getTopUp } from './wallet/get-top-up.ts'
import { getWalletStatement } from './wallet/get-wallet-statement.ts'
import { getWallet } from './wallet/get-wallet.ts'
import { listTopUps } from './wallet/list-top-ups.ts'
import { requestTopUp } from './wallet/request-top-up.ts'

/** One operation for each of the contract's. */
export type Registry = { readonly [Id in OperationId]: Operation<Id> }

/** Every operation of the contract. One that is missing, or that the contract does not know, does not compile. */
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
  getDesk,
  getMarkup,
  saveMarkup,
}
