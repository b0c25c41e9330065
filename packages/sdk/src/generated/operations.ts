// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import * as z from 'zod/mini'

import * as getBase from './zod/getBaseSchema.ts'
import * as getCompany from './zod/getCompanySchema.ts'
import * as listCurrencies from './zod/listCurrenciesSchema.ts'
import * as getPrivacyPolicy from './zod/getPrivacyPolicySchema.ts'
import * as getBookingPolicy from './zod/getBookingPolicySchema.ts'
import * as login from './zod/loginSchema.ts'
import * as listReferrals from './zod/listReferralsSchema.ts'
import * as register from './zod/registerSchema.ts'
import * as sendVerificationCode from './zod/sendVerificationCodeSchema.ts'
import * as confirmEmail from './zod/confirmEmailSchema.ts'
import * as sendResetCode from './zod/sendResetCodeSchema.ts'
import * as resetPassword from './zod/resetPasswordSchema.ts'
import * as getSession from './zod/getSessionSchema.ts'
import * as logout from './zod/logoutSchema.ts'
import * as logoutEverywhere from './zod/logoutEverywhereSchema.ts'
import * as getProfile from './zod/getProfileSchema.ts'
import * as updateProfile from './zod/updateProfileSchema.ts'
import * as confirmNewEmail from './zod/confirmNewEmailSchema.ts'
import * as sendNewEmailCode from './zod/sendNewEmailCodeSchema.ts'
import * as changePassword from './zod/changePasswordSchema.ts'
import * as listPassengers from './zod/listPassengersSchema.ts'
import * as addPassengers from './zod/addPassengersSchema.ts'
import * as updatePassenger from './zod/updatePassengerSchema.ts'
import * as deletePassenger from './zod/deletePassengerSchema.ts'
import * as restorePassenger from './zod/restorePassengerSchema.ts'
import * as listTerminals from './zod/listTerminalsSchema.ts'
import * as getTerminal from './zod/getTerminalSchema.ts'
import * as getFerryRoute from './zod/getFerryRouteSchema.ts'
import * as searchFerry from './zod/searchFerrySchema.ts'
import * as getFareCalendar from './zod/getFareCalendarSchema.ts'
import * as listOpenTickets from './zod/listOpenTicketsSchema.ts'
import * as getDolphinSchedule from './zod/getDolphinScheduleSchema.ts'
import * as sendTransportItem from './zod/sendTransportItemSchema.ts'
import * as listPackages from './zod/listPackagesSchema.ts'
import * as getPackage from './zod/getPackageSchema.ts'
import * as listAttractions from './zod/listAttractionsSchema.ts'
import * as getAttraction from './zod/getAttractionSchema.ts'
import * as searchHotels from './zod/searchHotelsSchema.ts'
import * as getHotel from './zod/getHotelSchema.ts'
import * as listHotelReviews from './zod/listHotelReviewsSchema.ts'
import * as listTransports from './zod/listTransportsSchema.ts'
import * as getTransport from './zod/getTransportSchema.ts'
import * as listCruises from './zod/listCruisesSchema.ts'
import * as getCruise from './zod/getCruiseSchema.ts'
import * as getProductCalendar from './zod/getProductCalendarSchema.ts'
import * as listPicks from './zod/listPicksSchema.ts'
import * as quoteItems from './zod/quoteItemsSchema.ts'
import * as openAccountCart from './zod/openAccountCartSchema.ts'
import * as getCart from './zod/getCartSchema.ts'
import * as addToCart from './zod/addToCartSchema.ts'
import * as changeCartItem from './zod/changeCartItemSchema.ts'
import * as removeCartItem from './zod/removeCartItemSchema.ts'
import * as extendCartItemHold from './zod/extendCartItemHoldSchema.ts'
import * as listOrders from './zod/listOrdersSchema.ts'
import * as findBooking from './zod/findBookingSchema.ts'
import * as checkPromo from './zod/checkPromoSchema.ts'
import * as priceCart from './zod/priceCartSchema.ts'
import * as saveCheckout from './zod/saveCheckoutSchema.ts'
import * as resumeCheckout from './zod/resumeCheckoutSchema.ts'
import * as placeOrder from './zod/placeOrderSchema.ts'
import * as cancelOrder from './zod/cancelOrderSchema.ts'
import * as resendConfirmation from './zod/resendConfirmationSchema.ts'
import * as getOrderTimeline from './zod/getOrderTimelineSchema.ts'
import * as getReceipt from './zod/getReceiptSchema.ts'
import * as correctName from './zod/correctNameSchema.ts'
import * as quoteRefund from './zod/quoteRefundSchema.ts'
import * as listRefunds from './zod/listRefundsSchema.ts'
import * as confirmRefund from './zod/confirmRefundSchema.ts'
import * as listChangeOptions from './zod/listChangeOptionsSchema.ts'
import * as quoteChange from './zod/quoteChangeSchema.ts'
import * as confirmChange from './zod/confirmChangeSchema.ts'
import * as getBooking from './zod/getBookingSchema.ts'
import * as listPaymentMethods from './zod/listPaymentMethodsSchema.ts'
import * as getPayment from './zod/getPaymentSchema.ts'
import * as startPayment from './zod/startPaymentSchema.ts'
import * as uploadPaymentProof from './zod/uploadPaymentProofSchema.ts'
import * as confirmPayment from './zod/confirmPaymentSchema.ts'
import * as listTickets from './zod/listTicketsSchema.ts'
import * as listPaidOpenTickets from './zod/listPaidOpenTicketsSchema.ts'
import * as sendConcern from './zod/sendConcernSchema.ts'
import * as subscribeNewsletter from './zod/subscribeNewsletterSchema.ts'
import * as confirmNewsletter from './zod/confirmNewsletterSchema.ts'
import * as unsubscribeNewsletter from './zod/unsubscribeNewsletterSchema.ts'
import * as getWallet from './zod/getWalletSchema.ts'
import * as getWalletStatement from './zod/getWalletStatementSchema.ts'
import * as listTopUps from './zod/listTopUpsSchema.ts'
import * as requestTopUp from './zod/requestTopUpSchema.ts'
import * as getTopUpTerms from './zod/getTopUpTermsSchema.ts'
import * as getTopUp from './zod/getTopUpSchema.ts'
import * as cancelTopUp from './zod/cancelTopUpSchema.ts'
import * as getDesk from './zod/getDeskSchema.ts'
import * as getAgencyReport from './zod/getAgencyReportSchema.ts'
import * as listMembers from './zod/listMembersSchema.ts'
import * as addMember from './zod/addMemberSchema.ts'
import * as changeMember from './zod/changeMemberSchema.ts'
import * as listAgencyEvents from './zod/listAgencyEventsSchema.ts'
import * as getMarkup from './zod/getMarkupSchema.ts'
import * as saveMarkup from './zod/saveMarkupSchema.ts'
import * as listCustomers from './zod/listCustomersSchema.ts'
import * as addCustomer from './zod/addCustomerSchema.ts'
import * as getCustomer from './zod/getCustomerSchema.ts'
import * as updateCustomer from './zod/updateCustomerSchema.ts'
import * as deleteCustomer from './zod/deleteCustomerSchema.ts'
import * as listQuotations from './zod/listQuotationsSchema.ts'
import * as createQuotation from './zod/createQuotationSchema.ts'
import * as getQuotation from './zod/getQuotationSchema.ts'
import * as cancelQuotation from './zod/cancelQuotationSchema.ts'
import * as takeUpQuotation from './zod/takeUpQuotationSchema.ts'
import * as readQuotation from './zod/readQuotationSchema.ts'
import * as acceptQuotation from './zod/acceptQuotationSchema.ts'
import * as listManifestSailings from './zod/listManifestSailingsSchema.ts'
import * as recordScans from './zod/recordScansSchema.ts'
import * as getManifest from './zod/getManifestSchema.ts'
import * as listReveals from './zod/listRevealsSchema.ts'
import * as revealDocument from './zod/revealDocumentSchema.ts'
import * as listManifestExports from './zod/listManifestExportsSchema.ts'
import * as exportManifest from './zod/exportManifestSchema.ts'
import * as getManifestExport from './zod/getManifestExportSchema.ts'

const getBaseOperation = {
  method: 'get',
  path: '/travel/v1/base',
  tag: 'base',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'web': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getBase.getBaseQuerySystemSchema, 'currency': getBase.getBaseQueryCurrencySchema, 'web': getBase.getBaseQueryWebSchema }),
    header: z.object({ 'Accept-Language': getBase.getBaseHeaderAcceptLanguageSchema, 'X-Request-Id': getBase.getBaseHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getBase.getBaseStatus200Schema,
    400: getBase.getBaseStatus400Schema,
    401: getBase.getBaseStatus401Schema,
    404: getBase.getBaseStatus404Schema,
    500: getBase.getBaseStatus500Schema,
  },
} as const
const getCompanyOperation = {
  method: 'get',
  path: '/travel/v1/company',
  tag: 'base',
  timeoutMs: 1000000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getCompany.getCompanyQuerySystemSchema, 'currency': getCompany.getCompanyQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getCompany.getCompanyHeaderAcceptLanguageSchema, 'X-Request-Id': getCompany.getCompanyHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getCompany.getCompanyStatus200Schema,
    400: getCompany.getCompanyStatus400Schema,
    404: getCompany.getCompanyStatus404Schema,
    500: getCompany.getCompanyStatus500Schema,
  },
} as const
const listCurrenciesOperation = {
  method: 'get',
  path: '/travel/v1/currency',
  tag: 'base',
  timeoutMs: 1000000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listCurrencies.listCurrenciesQuerySystemSchema, 'currency': listCurrencies.listCurrenciesQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': listCurrencies.listCurrenciesHeaderAcceptLanguageSchema, 'X-Request-Id': listCurrencies.listCurrenciesHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listCurrencies.listCurrenciesStatus200Schema,
    400: listCurrencies.listCurrenciesStatus400Schema,
    404: listCurrencies.listCurrenciesStatus404Schema,
    500: listCurrencies.listCurrenciesStatus500Schema,
  },
} as const
const getPrivacyPolicyOperation = {
  method: 'get',
  path: '/travel/v1/privacypolicy',
  tag: 'base',
  timeoutMs: 1000000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getPrivacyPolicy.getPrivacyPolicyQuerySystemSchema, 'currency': getPrivacyPolicy.getPrivacyPolicyQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getPrivacyPolicy.getPrivacyPolicyHeaderAcceptLanguageSchema, 'X-Request-Id': getPrivacyPolicy.getPrivacyPolicyHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getPrivacyPolicy.getPrivacyPolicyStatus200Schema,
    400: getPrivacyPolicy.getPrivacyPolicyStatus400Schema,
    404: getPrivacyPolicy.getPrivacyPolicyStatus404Schema,
    500: getPrivacyPolicy.getPrivacyPolicyStatus500Schema,
  },
} as const
const getBookingPolicyOperation = {
  method: 'get',
  path: '/travel/v1/bookingpolicy',
  tag: 'base',
  timeoutMs: 1000000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getBookingPolicy.getBookingPolicyQuerySystemSchema, 'currency': getBookingPolicy.getBookingPolicyQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getBookingPolicy.getBookingPolicyHeaderAcceptLanguageSchema, 'X-Request-Id': getBookingPolicy.getBookingPolicyHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getBookingPolicy.getBookingPolicyStatus200Schema,
    400: getBookingPolicy.getBookingPolicyStatus400Schema,
    404: getBookingPolicy.getBookingPolicyStatus404Schema,
    500: getBookingPolicy.getBookingPolicyStatus500Schema,
  },
} as const
const loginOperation = {
  method: 'post',
  path: '/travel/v1/auth/login',
  tag: 'account',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['email_not_verified', 'forbidden', 'internal_error', 'login_failed', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': login.loginQuerySystemSchema, 'currency': login.loginQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': login.loginHeaderAcceptLanguageSchema, 'X-Request-Id': login.loginHeaderXRequestIdSchema }),
  },
  body: login.loginBodySchema,
  bodyType: 'json',
  responses: {
    200: login.loginStatus200Schema,
    400: login.loginStatus400Schema,
    401: login.loginStatus401Schema,
    403: login.loginStatus403Schema,
    404: login.loginStatus404Schema,
    413: login.loginStatus413Schema,
    415: login.loginStatus415Schema,
    429: login.loginStatus429Schema,
    500: login.loginStatus500Schema,
  },
} as const
const listReferralsOperation = {
  method: 'get',
  path: '/travel/v1/referral',
  tag: 'account',
  timeoutMs: 1000000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listReferrals.listReferralsQuerySystemSchema, 'currency': listReferrals.listReferralsQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': listReferrals.listReferralsHeaderAcceptLanguageSchema, 'X-Request-Id': listReferrals.listReferralsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listReferrals.listReferralsStatus200Schema,
    400: listReferrals.listReferralsStatus400Schema,
    404: listReferrals.listReferralsStatus404Schema,
    500: listReferrals.listReferralsStatus500Schema,
  },
} as const
const registerOperation = {
  method: 'post',
  path: '/travel/v1/auth/register',
  tag: 'account',
  timeoutMs: 40000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: true,
  problemCodes: ['account_exists', 'forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unsupported_media_type', 'user_exists', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': register.registerQuerySystemSchema, 'currency': register.registerQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': register.registerHeaderAcceptLanguageSchema, 'X-Request-Id': register.registerHeaderXRequestIdSchema, 'Idempotency-Key': register.registerHeaderIdempotencyKeySchema }),
  },
  body: register.registerBodySchema,
  bodyType: 'json',
  responses: {
    201: register.registerStatus201Schema,
    400: register.registerStatus400Schema,
    403: register.registerStatus403Schema,
    404: register.registerStatus404Schema,
    409: register.registerStatus409Schema,
    413: register.registerStatus413Schema,
    415: register.registerStatus415Schema,
    422: register.registerStatus422Schema,
    429: register.registerStatus429Schema,
    500: register.registerStatus500Schema,
  },
} as const
const sendVerificationCodeOperation = {
  method: 'post',
  path: '/travel/v1/auth/verification',
  tag: 'account',
  timeoutMs: 40000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['email_already_verified', 'email_not_found', 'internal_error', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': sendVerificationCode.sendVerificationCodeQuerySystemSchema, 'currency': sendVerificationCode.sendVerificationCodeQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': sendVerificationCode.sendVerificationCodeHeaderAcceptLanguageSchema, 'X-Request-Id': sendVerificationCode.sendVerificationCodeHeaderXRequestIdSchema }),
  },
  body: sendVerificationCode.sendVerificationCodeBodySchema,
  bodyType: 'json',
  responses: {
    200: sendVerificationCode.sendVerificationCodeStatus200Schema,
    400: sendVerificationCode.sendVerificationCodeStatus400Schema,
    404: sendVerificationCode.sendVerificationCodeStatus404Schema,
    409: sendVerificationCode.sendVerificationCodeStatus409Schema,
    413: sendVerificationCode.sendVerificationCodeStatus413Schema,
    415: sendVerificationCode.sendVerificationCodeStatus415Schema,
    429: sendVerificationCode.sendVerificationCodeStatus429Schema,
    500: sendVerificationCode.sendVerificationCodeStatus500Schema,
  },
} as const
const confirmEmailOperation = {
  method: 'post',
  path: '/travel/v1/auth/verification/confirm',
  tag: 'account',
  timeoutMs: 40000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['email_already_verified', 'email_not_found', 'internal_error', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unsupported_media_type', 'validation_failed', 'verification_code_invalid'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': confirmEmail.confirmEmailQuerySystemSchema, 'currency': confirmEmail.confirmEmailQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': confirmEmail.confirmEmailHeaderAcceptLanguageSchema, 'X-Request-Id': confirmEmail.confirmEmailHeaderXRequestIdSchema }),
  },
  body: confirmEmail.confirmEmailBodySchema,
  bodyType: 'json',
  responses: {
    204: null,
    400: confirmEmail.confirmEmailStatus400Schema,
    404: confirmEmail.confirmEmailStatus404Schema,
    409: confirmEmail.confirmEmailStatus409Schema,
    413: confirmEmail.confirmEmailStatus413Schema,
    415: confirmEmail.confirmEmailStatus415Schema,
    422: confirmEmail.confirmEmailStatus422Schema,
    429: confirmEmail.confirmEmailStatus429Schema,
    500: confirmEmail.confirmEmailStatus500Schema,
  },
} as const
const sendResetCodeOperation = {
  method: 'post',
  path: '/travel/v1/auth/reset',
  tag: 'account',
  timeoutMs: 40000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['email_not_found', 'internal_error', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': sendResetCode.sendResetCodeQuerySystemSchema, 'currency': sendResetCode.sendResetCodeQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': sendResetCode.sendResetCodeHeaderAcceptLanguageSchema, 'X-Request-Id': sendResetCode.sendResetCodeHeaderXRequestIdSchema }),
  },
  body: sendResetCode.sendResetCodeBodySchema,
  bodyType: 'json',
  responses: {
    200: sendResetCode.sendResetCodeStatus200Schema,
    400: sendResetCode.sendResetCodeStatus400Schema,
    404: sendResetCode.sendResetCodeStatus404Schema,
    413: sendResetCode.sendResetCodeStatus413Schema,
    415: sendResetCode.sendResetCodeStatus415Schema,
    429: sendResetCode.sendResetCodeStatus429Schema,
    500: sendResetCode.sendResetCodeStatus500Schema,
  },
} as const
const resetPasswordOperation = {
  method: 'post',
  path: '/travel/v1/auth/reset/confirm',
  tag: 'account',
  timeoutMs: 40000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'payload_too_large', 'rate_limited', 'reset_code_invalid', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': resetPassword.resetPasswordQuerySystemSchema, 'currency': resetPassword.resetPasswordQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': resetPassword.resetPasswordHeaderAcceptLanguageSchema, 'X-Request-Id': resetPassword.resetPasswordHeaderXRequestIdSchema }),
  },
  body: resetPassword.resetPasswordBodySchema,
  bodyType: 'json',
  responses: {
    204: null,
    400: resetPassword.resetPasswordStatus400Schema,
    404: resetPassword.resetPasswordStatus404Schema,
    413: resetPassword.resetPasswordStatus413Schema,
    415: resetPassword.resetPasswordStatus415Schema,
    422: resetPassword.resetPasswordStatus422Schema,
    429: resetPassword.resetPasswordStatus429Schema,
    500: resetPassword.resetPasswordStatus500Schema,
  },
} as const
const getSessionOperation = {
  method: 'get',
  path: '/admin/v1/session',
  tag: 'account',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getSession.getSessionQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getSession.getSessionHeaderAcceptLanguageSchema, 'X-Request-Id': getSession.getSessionHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getSession.getSessionStatus200Schema,
    400: getSession.getSessionStatus400Schema,
    401: getSession.getSessionStatus401Schema,
    404: getSession.getSessionStatus404Schema,
    500: getSession.getSessionStatus500Schema,
  },
} as const
const logoutOperation = {
  method: 'delete',
  path: '/admin/v1/session',
  tag: 'account',
  timeoutMs: 10000,
  security: 'required',
  roles: ['customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': logout.logoutQuerySystemSchema }),
    header: z.object({ 'Accept-Language': logout.logoutHeaderAcceptLanguageSchema, 'X-Request-Id': logout.logoutHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    204: null,
    400: logout.logoutStatus400Schema,
    401: logout.logoutStatus401Schema,
    404: logout.logoutStatus404Schema,
    500: logout.logoutStatus500Schema,
  },
} as const
const logoutEverywhereOperation = {
  method: 'delete',
  path: '/admin/v1/session/all',
  tag: 'account',
  timeoutMs: 10000,
  security: 'required',
  roles: ['customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': logoutEverywhere.logoutEverywhereQuerySystemSchema }),
    header: z.object({ 'Accept-Language': logoutEverywhere.logoutEverywhereHeaderAcceptLanguageSchema, 'X-Request-Id': logoutEverywhere.logoutEverywhereHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    204: null,
    400: logoutEverywhere.logoutEverywhereStatus400Schema,
    401: logoutEverywhere.logoutEverywhereStatus401Schema,
    404: logoutEverywhere.logoutEverywhereStatus404Schema,
    500: logoutEverywhere.logoutEverywhereStatus500Schema,
  },
} as const
const getProfileOperation = {
  method: 'get',
  path: '/admin/v1/profile',
  tag: 'account',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getProfile.getProfileQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getProfile.getProfileHeaderAcceptLanguageSchema, 'X-Request-Id': getProfile.getProfileHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getProfile.getProfileStatus200Schema,
    400: getProfile.getProfileStatus400Schema,
    401: getProfile.getProfileStatus401Schema,
    404: getProfile.getProfileStatus404Schema,
    500: getProfile.getProfileStatus500Schema,
  },
} as const
const updateProfileOperation = {
  method: 'put',
  path: '/admin/v1/profile',
  tag: 'account',
  timeoutMs: 10000,
  security: 'required',
  roles: ['customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['account_exists', 'conflict', 'internal_error', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'user_exists', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'unchangedSince': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': updateProfile.updateProfileQuerySystemSchema, 'unchangedSince': updateProfile.updateProfileQueryUnchangedSinceSchema }),
    header: z.object({ 'Accept-Language': updateProfile.updateProfileHeaderAcceptLanguageSchema, 'X-Request-Id': updateProfile.updateProfileHeaderXRequestIdSchema }),
  },
  body: updateProfile.updateProfileBodySchema,
  bodyType: 'json',
  responses: {
    200: updateProfile.updateProfileStatus200Schema,
    400: updateProfile.updateProfileStatus400Schema,
    401: updateProfile.updateProfileStatus401Schema,
    404: updateProfile.updateProfileStatus404Schema,
    409: updateProfile.updateProfileStatus409Schema,
    413: updateProfile.updateProfileStatus413Schema,
    415: updateProfile.updateProfileStatus415Schema,
    429: updateProfile.updateProfileStatus429Schema,
    500: updateProfile.updateProfileStatus500Schema,
  },
} as const
const confirmNewEmailOperation = {
  method: 'post',
  path: '/admin/v1/profile/email',
  tag: 'account',
  timeoutMs: 40000,
  security: 'required',
  roles: ['customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['account_exists', 'internal_error', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed', 'verification_code_invalid'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': confirmNewEmail.confirmNewEmailQuerySystemSchema }),
    header: z.object({ 'Accept-Language': confirmNewEmail.confirmNewEmailHeaderAcceptLanguageSchema, 'X-Request-Id': confirmNewEmail.confirmNewEmailHeaderXRequestIdSchema }),
  },
  body: confirmNewEmail.confirmNewEmailBodySchema,
  bodyType: 'json',
  responses: {
    200: confirmNewEmail.confirmNewEmailStatus200Schema,
    400: confirmNewEmail.confirmNewEmailStatus400Schema,
    401: confirmNewEmail.confirmNewEmailStatus401Schema,
    404: confirmNewEmail.confirmNewEmailStatus404Schema,
    409: confirmNewEmail.confirmNewEmailStatus409Schema,
    413: confirmNewEmail.confirmNewEmailStatus413Schema,
    415: confirmNewEmail.confirmNewEmailStatus415Schema,
    422: confirmNewEmail.confirmNewEmailStatus422Schema,
    429: confirmNewEmail.confirmNewEmailStatus429Schema,
    500: confirmNewEmail.confirmNewEmailStatus500Schema,
  },
} as const
const sendNewEmailCodeOperation = {
  method: 'post',
  path: '/admin/v1/profile/email/code',
  tag: 'account',
  timeoutMs: 40000,
  security: 'required',
  roles: ['customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'not_found', 'rate_limited', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': sendNewEmailCode.sendNewEmailCodeQuerySystemSchema }),
    header: z.object({ 'Accept-Language': sendNewEmailCode.sendNewEmailCodeHeaderAcceptLanguageSchema, 'X-Request-Id': sendNewEmailCode.sendNewEmailCodeHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: sendNewEmailCode.sendNewEmailCodeStatus200Schema,
    400: sendNewEmailCode.sendNewEmailCodeStatus400Schema,
    401: sendNewEmailCode.sendNewEmailCodeStatus401Schema,
    404: sendNewEmailCode.sendNewEmailCodeStatus404Schema,
    429: sendNewEmailCode.sendNewEmailCodeStatus429Schema,
    500: sendNewEmailCode.sendNewEmailCodeStatus500Schema,
  },
} as const
const changePasswordOperation = {
  method: 'put',
  path: '/admin/v1/profile/password',
  tag: 'account',
  timeoutMs: 10000,
  security: 'required',
  roles: ['customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'password_wrong', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': changePassword.changePasswordQuerySystemSchema }),
    header: z.object({ 'Accept-Language': changePassword.changePasswordHeaderAcceptLanguageSchema, 'X-Request-Id': changePassword.changePasswordHeaderXRequestIdSchema }),
  },
  body: changePassword.changePasswordBodySchema,
  bodyType: 'json',
  responses: {
    200: changePassword.changePasswordStatus200Schema,
    400: changePassword.changePasswordStatus400Schema,
    401: changePassword.changePasswordStatus401Schema,
    404: changePassword.changePasswordStatus404Schema,
    413: changePassword.changePasswordStatus413Schema,
    415: changePassword.changePasswordStatus415Schema,
    422: changePassword.changePasswordStatus422Schema,
    429: changePassword.changePasswordStatus429Schema,
    500: changePassword.changePasswordStatus500Schema,
  },
} as const
const listPassengersOperation = {
  method: 'get',
  path: '/admin/v1/passenger',
  tag: 'passenger',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'search': 'string', 'page': 'integer', 'size': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listPassengers.listPassengersQuerySystemSchema, 'search': listPassengers.listPassengersQuerySearchSchema, 'page': listPassengers.listPassengersQueryPageSchema, 'size': listPassengers.listPassengersQuerySizeSchema }),
    header: z.object({ 'Accept-Language': listPassengers.listPassengersHeaderAcceptLanguageSchema, 'X-Request-Id': listPassengers.listPassengersHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listPassengers.listPassengersStatus200Schema,
    400: listPassengers.listPassengersStatus400Schema,
    401: listPassengers.listPassengersStatus401Schema,
    403: listPassengers.listPassengersStatus403Schema,
    404: listPassengers.listPassengersStatus404Schema,
    500: listPassengers.listPassengersStatus500Schema,
  },
} as const
const addPassengersOperation = {
  method: 'post',
  path: '/admin/v1/passenger',
  tag: 'passenger',
  timeoutMs: 40000,
  security: 'required',
  roles: ['customer', 'owner', 'booker'],
  idempotent: true,
  problemCodes: ['forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'passenger_limit_reached', 'passenger_refused', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': addPassengers.addPassengersQuerySystemSchema }),
    header: z.object({ 'Accept-Language': addPassengers.addPassengersHeaderAcceptLanguageSchema, 'X-Request-Id': addPassengers.addPassengersHeaderXRequestIdSchema, 'Idempotency-Key': addPassengers.addPassengersHeaderIdempotencyKeySchema }),
  },
  body: addPassengers.addPassengersBodySchema,
  bodyType: 'json',
  responses: {
    201: addPassengers.addPassengersStatus201Schema,
    400: addPassengers.addPassengersStatus400Schema,
    401: addPassengers.addPassengersStatus401Schema,
    403: addPassengers.addPassengersStatus403Schema,
    404: addPassengers.addPassengersStatus404Schema,
    409: addPassengers.addPassengersStatus409Schema,
    413: addPassengers.addPassengersStatus413Schema,
    415: addPassengers.addPassengersStatus415Schema,
    422: addPassengers.addPassengersStatus422Schema,
    500: addPassengers.addPassengersStatus500Schema,
  },
} as const
const updatePassengerOperation = {
  method: 'put',
  path: '/admin/v1/passenger/{id}',
  tag: 'passenger',
  timeoutMs: 10000,
  security: 'required',
  roles: ['customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['conflict', 'forbidden', 'internal_error', 'not_found', 'passenger_refused', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'unchangedSince': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': updatePassenger.updatePassengerPathIdSchema }),
    query: z.strictObject({ 'system': updatePassenger.updatePassengerQuerySystemSchema, 'unchangedSince': updatePassenger.updatePassengerQueryUnchangedSinceSchema }),
    header: z.object({ 'Accept-Language': updatePassenger.updatePassengerHeaderAcceptLanguageSchema, 'X-Request-Id': updatePassenger.updatePassengerHeaderXRequestIdSchema }),
  },
  body: updatePassenger.updatePassengerBodySchema,
  bodyType: 'json',
  responses: {
    200: updatePassenger.updatePassengerStatus200Schema,
    400: updatePassenger.updatePassengerStatus400Schema,
    401: updatePassenger.updatePassengerStatus401Schema,
    403: updatePassenger.updatePassengerStatus403Schema,
    404: updatePassenger.updatePassengerStatus404Schema,
    409: updatePassenger.updatePassengerStatus409Schema,
    413: updatePassenger.updatePassengerStatus413Schema,
    415: updatePassenger.updatePassengerStatus415Schema,
    422: updatePassenger.updatePassengerStatus422Schema,
    500: updatePassenger.updatePassengerStatus500Schema,
  },
} as const
const deletePassengerOperation = {
  method: 'delete',
  path: '/admin/v1/passenger/{id}',
  tag: 'passenger',
  timeoutMs: 10000,
  security: 'required',
  roles: ['customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': deletePassenger.deletePassengerPathIdSchema }),
    query: z.strictObject({ 'system': deletePassenger.deletePassengerQuerySystemSchema }),
    header: z.object({ 'Accept-Language': deletePassenger.deletePassengerHeaderAcceptLanguageSchema, 'X-Request-Id': deletePassenger.deletePassengerHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: deletePassenger.deletePassengerStatus200Schema,
    400: deletePassenger.deletePassengerStatus400Schema,
    401: deletePassenger.deletePassengerStatus401Schema,
    403: deletePassenger.deletePassengerStatus403Schema,
    404: deletePassenger.deletePassengerStatus404Schema,
    500: deletePassenger.deletePassengerStatus500Schema,
  },
} as const
const restorePassengerOperation = {
  method: 'post',
  path: '/admin/v1/passenger/{id}/restore',
  tag: 'passenger',
  timeoutMs: 40000,
  security: 'required',
  roles: ['customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'passenger_limit_reached', 'passenger_refused', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': restorePassenger.restorePassengerPathIdSchema }),
    query: z.strictObject({ 'system': restorePassenger.restorePassengerQuerySystemSchema }),
    header: z.object({ 'Accept-Language': restorePassenger.restorePassengerHeaderAcceptLanguageSchema, 'X-Request-Id': restorePassenger.restorePassengerHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: restorePassenger.restorePassengerStatus200Schema,
    400: restorePassenger.restorePassengerStatus400Schema,
    401: restorePassenger.restorePassengerStatus401Schema,
    403: restorePassenger.restorePassengerStatus403Schema,
    404: restorePassenger.restorePassengerStatus404Schema,
    409: restorePassenger.restorePassengerStatus409Schema,
    422: restorePassenger.restorePassengerStatus422Schema,
    500: restorePassenger.restorePassengerStatus500Schema,
  },
} as const
const listTerminalsOperation = {
  method: 'get',
  path: '/travel/v1/ferry/terminal',
  tag: 'ferry',
  timeoutMs: 1000000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listTerminals.listTerminalsQuerySystemSchema, 'currency': listTerminals.listTerminalsQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': listTerminals.listTerminalsHeaderAcceptLanguageSchema, 'X-Request-Id': listTerminals.listTerminalsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listTerminals.listTerminalsStatus200Schema,
    400: listTerminals.listTerminalsStatus400Schema,
    404: listTerminals.listTerminalsStatus404Schema,
    500: listTerminals.listTerminalsStatus500Schema,
  },
} as const
const getTerminalOperation = {
  method: 'get',
  path: '/travel/v1/ferry/terminal/{slug}',
  tag: 'ferry',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'slug': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'slug': getTerminal.getTerminalPathSlugSchema }),
    query: z.strictObject({ 'system': getTerminal.getTerminalQuerySystemSchema, 'currency': getTerminal.getTerminalQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getTerminal.getTerminalHeaderAcceptLanguageSchema, 'X-Request-Id': getTerminal.getTerminalHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getTerminal.getTerminalStatus200Schema,
    400: getTerminal.getTerminalStatus400Schema,
    403: getTerminal.getTerminalStatus403Schema,
    404: getTerminal.getTerminalStatus404Schema,
    500: getTerminal.getTerminalStatus500Schema,
  },
} as const
const getFerryRouteOperation = {
  method: 'get',
  path: '/travel/v1/ferry/route/{slug}',
  tag: 'ferry',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'slug': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'slug': getFerryRoute.getFerryRoutePathSlugSchema }),
    query: z.strictObject({ 'system': getFerryRoute.getFerryRouteQuerySystemSchema, 'currency': getFerryRoute.getFerryRouteQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getFerryRoute.getFerryRouteHeaderAcceptLanguageSchema, 'X-Request-Id': getFerryRoute.getFerryRouteHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getFerryRoute.getFerryRouteStatus200Schema,
    400: getFerryRoute.getFerryRouteStatus400Schema,
    403: getFerryRoute.getFerryRouteStatus403Schema,
    404: getFerryRoute.getFerryRouteStatus404Schema,
    500: getFerryRoute.getFerryRouteStatus500Schema,
  },
} as const
const searchFerryOperation = {
  method: 'get',
  path: '/travel/v1/ferry/search',
  tag: 'ferry',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'party_refused', 'product_unavailable', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'from': 'string', 'to': 'string', 'dateFrom': 'string', 'dateUntil': 'string', 'adults': 'integer', 'children': 'integer', 'infants': 'integer', 'class': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': searchFerry.searchFerryQuerySystemSchema, 'currency': searchFerry.searchFerryQueryCurrencySchema, 'from': searchFerry.searchFerryQueryFromSchema, 'to': searchFerry.searchFerryQueryToSchema, 'dateFrom': searchFerry.searchFerryQueryDateFromSchema, 'dateUntil': searchFerry.searchFerryQueryDateUntilSchema, 'adults': searchFerry.searchFerryQueryAdultsSchema, 'children': searchFerry.searchFerryQueryChildrenSchema, 'infants': searchFerry.searchFerryQueryInfantsSchema, 'class': searchFerry.searchFerryQueryClassSchema }),
    header: z.object({ 'Accept-Language': searchFerry.searchFerryHeaderAcceptLanguageSchema, 'X-Request-Id': searchFerry.searchFerryHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: searchFerry.searchFerryStatus200Schema,
    400: searchFerry.searchFerryStatus400Schema,
    403: searchFerry.searchFerryStatus403Schema,
    404: searchFerry.searchFerryStatus404Schema,
    422: searchFerry.searchFerryStatus422Schema,
    500: searchFerry.searchFerryStatus500Schema,
  },
} as const
const getFareCalendarOperation = {
  method: 'get',
  path: '/travel/v1/ferry/calendar',
  tag: 'ferry',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'from': 'string', 'to': 'string', 'month': 'string', 'roundTrip': 'boolean', 'class': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getFareCalendar.getFareCalendarQuerySystemSchema, 'currency': getFareCalendar.getFareCalendarQueryCurrencySchema, 'from': getFareCalendar.getFareCalendarQueryFromSchema, 'to': getFareCalendar.getFareCalendarQueryToSchema, 'month': getFareCalendar.getFareCalendarQueryMonthSchema, 'roundTrip': getFareCalendar.getFareCalendarQueryRoundTripSchema, 'class': getFareCalendar.getFareCalendarQueryClassSchema }),
    header: z.object({ 'Accept-Language': getFareCalendar.getFareCalendarHeaderAcceptLanguageSchema, 'X-Request-Id': getFareCalendar.getFareCalendarHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getFareCalendar.getFareCalendarStatus200Schema,
    400: getFareCalendar.getFareCalendarStatus400Schema,
    403: getFareCalendar.getFareCalendarStatus403Schema,
    404: getFareCalendar.getFareCalendarStatus404Schema,
    500: getFareCalendar.getFareCalendarStatus500Schema,
  },
} as const
const listOpenTicketsOperation = {
  method: 'get',
  path: '/travel/v1/ferry/open/list',
  tag: 'ferry',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'party_refused', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'from': 'string', 'to': 'string', 'adults': 'integer', 'children': 'integer', 'infants': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listOpenTickets.listOpenTicketsQuerySystemSchema, 'currency': listOpenTickets.listOpenTicketsQueryCurrencySchema, 'from': listOpenTickets.listOpenTicketsQueryFromSchema, 'to': listOpenTickets.listOpenTicketsQueryToSchema, 'adults': listOpenTickets.listOpenTicketsQueryAdultsSchema, 'children': listOpenTickets.listOpenTicketsQueryChildrenSchema, 'infants': listOpenTickets.listOpenTicketsQueryInfantsSchema }),
    header: z.object({ 'Accept-Language': listOpenTickets.listOpenTicketsHeaderAcceptLanguageSchema, 'X-Request-Id': listOpenTickets.listOpenTicketsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listOpenTickets.listOpenTicketsStatus200Schema,
    400: listOpenTickets.listOpenTicketsStatus400Schema,
    403: listOpenTickets.listOpenTicketsStatus403Schema,
    404: listOpenTickets.listOpenTicketsStatus404Schema,
    422: listOpenTickets.listOpenTicketsStatus422Schema,
    500: listOpenTickets.listOpenTicketsStatus500Schema,
  },
} as const
const getDolphinScheduleOperation = {
  method: 'get',
  path: '/travel/v1/schedule/dolphin',
  tag: 'ferry',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'order_state_refused', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'ticket': 'string', 'dateFrom': 'string', 'dateUntil': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getDolphinSchedule.getDolphinScheduleQuerySystemSchema, 'currency': getDolphinSchedule.getDolphinScheduleQueryCurrencySchema, 'ticket': getDolphinSchedule.getDolphinScheduleQueryTicketSchema, 'dateFrom': getDolphinSchedule.getDolphinScheduleQueryDateFromSchema, 'dateUntil': getDolphinSchedule.getDolphinScheduleQueryDateUntilSchema }),
    header: z.object({ 'Accept-Language': getDolphinSchedule.getDolphinScheduleHeaderAcceptLanguageSchema, 'X-Request-Id': getDolphinSchedule.getDolphinScheduleHeaderXRequestIdSchema, 'Booking-Token': getDolphinSchedule.getDolphinScheduleHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getDolphinSchedule.getDolphinScheduleStatus200Schema,
    400: getDolphinSchedule.getDolphinScheduleStatus400Schema,
    403: getDolphinSchedule.getDolphinScheduleStatus403Schema,
    404: getDolphinSchedule.getDolphinScheduleStatus404Schema,
    409: getDolphinSchedule.getDolphinScheduleStatus409Schema,
    500: getDolphinSchedule.getDolphinScheduleStatus500Schema,
  },
} as const
const sendTransportItemOperation = {
  method: 'post',
  path: '/travel/v1/item/transport/send',
  tag: 'ferry',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: true,
  problemCodes: ['book_before', 'forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'not_found', 'order_state_refused', 'payload_too_large', 'product_unavailable', 'seats_taken', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': sendTransportItem.sendTransportItemQuerySystemSchema, 'currency': sendTransportItem.sendTransportItemQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': sendTransportItem.sendTransportItemHeaderAcceptLanguageSchema, 'X-Request-Id': sendTransportItem.sendTransportItemHeaderXRequestIdSchema, 'Idempotency-Key': sendTransportItem.sendTransportItemHeaderIdempotencyKeySchema, 'Booking-Token': sendTransportItem.sendTransportItemHeaderBookingTokenSchema }),
  },
  body: sendTransportItem.sendTransportItemBodySchema,
  bodyType: 'json',
  responses: {
    200: sendTransportItem.sendTransportItemStatus200Schema,
    400: sendTransportItem.sendTransportItemStatus400Schema,
    403: sendTransportItem.sendTransportItemStatus403Schema,
    404: sendTransportItem.sendTransportItemStatus404Schema,
    409: sendTransportItem.sendTransportItemStatus409Schema,
    413: sendTransportItem.sendTransportItemStatus413Schema,
    415: sendTransportItem.sendTransportItemStatus415Schema,
    422: sendTransportItem.sendTransportItemStatus422Schema,
    500: sendTransportItem.sendTransportItemStatus500Schema,
  },
} as const
const listPackagesOperation = {
  method: 'get',
  path: '/travel/v1/package',
  tag: 'package',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'q': 'string', 'facet': 'string', 'sort': 'string', 'page': 'integer', 'size': 'integer', 'date': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listPackages.listPackagesQuerySystemSchema, 'currency': listPackages.listPackagesQueryCurrencySchema, 'q': listPackages.listPackagesQueryQSchema, 'facet': listPackages.listPackagesQueryFacetSchema, 'sort': listPackages.listPackagesQuerySortSchema, 'page': listPackages.listPackagesQueryPageSchema, 'size': listPackages.listPackagesQuerySizeSchema, 'date': listPackages.listPackagesQueryDateSchema }),
    header: z.object({ 'Accept-Language': listPackages.listPackagesHeaderAcceptLanguageSchema, 'X-Request-Id': listPackages.listPackagesHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listPackages.listPackagesStatus200Schema,
    400: listPackages.listPackagesStatus400Schema,
    403: listPackages.listPackagesStatus403Schema,
    404: listPackages.listPackagesStatus404Schema,
    500: listPackages.listPackagesStatus500Schema,
  },
} as const
const getPackageOperation = {
  method: 'get',
  path: '/travel/v1/package/{id}',
  tag: 'package',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getPackage.getPackagePathIdSchema }),
    query: z.strictObject({ 'system': getPackage.getPackageQuerySystemSchema, 'currency': getPackage.getPackageQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getPackage.getPackageHeaderAcceptLanguageSchema, 'X-Request-Id': getPackage.getPackageHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getPackage.getPackageStatus200Schema,
    400: getPackage.getPackageStatus400Schema,
    403: getPackage.getPackageStatus403Schema,
    404: getPackage.getPackageStatus404Schema,
    500: getPackage.getPackageStatus500Schema,
  },
} as const
const listAttractionsOperation = {
  method: 'get',
  path: '/travel/v1/attraction',
  tag: 'attraction',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'q': 'string', 'facet': 'string', 'sort': 'string', 'page': 'integer', 'size': 'integer', 'date': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listAttractions.listAttractionsQuerySystemSchema, 'currency': listAttractions.listAttractionsQueryCurrencySchema, 'q': listAttractions.listAttractionsQueryQSchema, 'facet': listAttractions.listAttractionsQueryFacetSchema, 'sort': listAttractions.listAttractionsQuerySortSchema, 'page': listAttractions.listAttractionsQueryPageSchema, 'size': listAttractions.listAttractionsQuerySizeSchema, 'date': listAttractions.listAttractionsQueryDateSchema }),
    header: z.object({ 'Accept-Language': listAttractions.listAttractionsHeaderAcceptLanguageSchema, 'X-Request-Id': listAttractions.listAttractionsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listAttractions.listAttractionsStatus200Schema,
    400: listAttractions.listAttractionsStatus400Schema,
    403: listAttractions.listAttractionsStatus403Schema,
    404: listAttractions.listAttractionsStatus404Schema,
    500: listAttractions.listAttractionsStatus500Schema,
  },
} as const
const getAttractionOperation = {
  method: 'get',
  path: '/travel/v1/attraction/{id}',
  tag: 'attraction',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getAttraction.getAttractionPathIdSchema }),
    query: z.strictObject({ 'system': getAttraction.getAttractionQuerySystemSchema, 'currency': getAttraction.getAttractionQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getAttraction.getAttractionHeaderAcceptLanguageSchema, 'X-Request-Id': getAttraction.getAttractionHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getAttraction.getAttractionStatus200Schema,
    400: getAttraction.getAttractionStatus400Schema,
    403: getAttraction.getAttractionStatus403Schema,
    404: getAttraction.getAttractionStatus404Schema,
    500: getAttraction.getAttractionStatus500Schema,
  },
} as const
const searchHotelsOperation = {
  method: 'get',
  path: '/travel/v1/hotel',
  tag: 'hotel',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'q': 'string', 'facet': 'string', 'sort': 'string', 'page': 'integer', 'size': 'integer', 'checkIn': 'string', 'checkOut': 'string', 'rooms': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': searchHotels.searchHotelsQuerySystemSchema, 'currency': searchHotels.searchHotelsQueryCurrencySchema, 'q': searchHotels.searchHotelsQueryQSchema, 'facet': searchHotels.searchHotelsQueryFacetSchema, 'sort': searchHotels.searchHotelsQuerySortSchema, 'page': searchHotels.searchHotelsQueryPageSchema, 'size': searchHotels.searchHotelsQuerySizeSchema, 'checkIn': searchHotels.searchHotelsQueryCheckInSchema, 'checkOut': searchHotels.searchHotelsQueryCheckOutSchema, 'rooms': searchHotels.searchHotelsQueryRoomsSchema }),
    header: z.object({ 'Accept-Language': searchHotels.searchHotelsHeaderAcceptLanguageSchema, 'X-Request-Id': searchHotels.searchHotelsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: searchHotels.searchHotelsStatus200Schema,
    400: searchHotels.searchHotelsStatus400Schema,
    403: searchHotels.searchHotelsStatus403Schema,
    404: searchHotels.searchHotelsStatus404Schema,
    500: searchHotels.searchHotelsStatus500Schema,
  },
} as const
const getHotelOperation = {
  method: 'get',
  path: '/travel/v1/hotel/{id}',
  tag: 'hotel',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string', 'checkIn': 'string', 'checkOut': 'string', 'rooms': 'string', 'replaces': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getHotel.getHotelPathIdSchema }),
    query: z.strictObject({ 'system': getHotel.getHotelQuerySystemSchema, 'currency': getHotel.getHotelQueryCurrencySchema, 'checkIn': getHotel.getHotelQueryCheckInSchema, 'checkOut': getHotel.getHotelQueryCheckOutSchema, 'rooms': getHotel.getHotelQueryRoomsSchema, 'replaces': getHotel.getHotelQueryReplacesSchema }),
    header: z.object({ 'Accept-Language': getHotel.getHotelHeaderAcceptLanguageSchema, 'X-Request-Id': getHotel.getHotelHeaderXRequestIdSchema, 'Cart-Token': getHotel.getHotelHeaderCartTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getHotel.getHotelStatus200Schema,
    400: getHotel.getHotelStatus400Schema,
    403: getHotel.getHotelStatus403Schema,
    404: getHotel.getHotelStatus404Schema,
    500: getHotel.getHotelStatus500Schema,
  },
} as const
const listHotelReviewsOperation = {
  method: 'get',
  path: '/travel/v1/hotel/{id}/review',
  tag: 'hotel',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string', 'sort': 'string', 'page': 'integer', 'size': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': listHotelReviews.listHotelReviewsPathIdSchema }),
    query: z.strictObject({ 'system': listHotelReviews.listHotelReviewsQuerySystemSchema, 'currency': listHotelReviews.listHotelReviewsQueryCurrencySchema, 'sort': listHotelReviews.listHotelReviewsQuerySortSchema, 'page': listHotelReviews.listHotelReviewsQueryPageSchema, 'size': listHotelReviews.listHotelReviewsQuerySizeSchema }),
    header: z.object({ 'Accept-Language': listHotelReviews.listHotelReviewsHeaderAcceptLanguageSchema, 'X-Request-Id': listHotelReviews.listHotelReviewsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listHotelReviews.listHotelReviewsStatus200Schema,
    400: listHotelReviews.listHotelReviewsStatus400Schema,
    403: listHotelReviews.listHotelReviewsStatus403Schema,
    404: listHotelReviews.listHotelReviewsStatus404Schema,
    500: listHotelReviews.listHotelReviewsStatus500Schema,
  },
} as const
const listTransportsOperation = {
  method: 'get',
  path: '/travel/v1/transport',
  tag: 'transport',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'q': 'string', 'facet': 'string', 'sort': 'string', 'page': 'integer', 'size': 'integer', 'date': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listTransports.listTransportsQuerySystemSchema, 'currency': listTransports.listTransportsQueryCurrencySchema, 'q': listTransports.listTransportsQueryQSchema, 'facet': listTransports.listTransportsQueryFacetSchema, 'sort': listTransports.listTransportsQuerySortSchema, 'page': listTransports.listTransportsQueryPageSchema, 'size': listTransports.listTransportsQuerySizeSchema, 'date': listTransports.listTransportsQueryDateSchema }),
    header: z.object({ 'Accept-Language': listTransports.listTransportsHeaderAcceptLanguageSchema, 'X-Request-Id': listTransports.listTransportsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listTransports.listTransportsStatus200Schema,
    400: listTransports.listTransportsStatus400Schema,
    403: listTransports.listTransportsStatus403Schema,
    404: listTransports.listTransportsStatus404Schema,
    500: listTransports.listTransportsStatus500Schema,
  },
} as const
const getTransportOperation = {
  method: 'get',
  path: '/travel/v1/transport/{id}',
  tag: 'transport',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getTransport.getTransportPathIdSchema }),
    query: z.strictObject({ 'system': getTransport.getTransportQuerySystemSchema, 'currency': getTransport.getTransportQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getTransport.getTransportHeaderAcceptLanguageSchema, 'X-Request-Id': getTransport.getTransportHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getTransport.getTransportStatus200Schema,
    400: getTransport.getTransportStatus400Schema,
    403: getTransport.getTransportStatus403Schema,
    404: getTransport.getTransportStatus404Schema,
    500: getTransport.getTransportStatus500Schema,
  },
} as const
const listCruisesOperation = {
  method: 'get',
  path: '/travel/v1/cruise',
  tag: 'cruise',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'q': 'string', 'facet': 'string', 'sort': 'string', 'page': 'integer', 'size': 'integer', 'date': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listCruises.listCruisesQuerySystemSchema, 'currency': listCruises.listCruisesQueryCurrencySchema, 'q': listCruises.listCruisesQueryQSchema, 'facet': listCruises.listCruisesQueryFacetSchema, 'sort': listCruises.listCruisesQuerySortSchema, 'page': listCruises.listCruisesQueryPageSchema, 'size': listCruises.listCruisesQuerySizeSchema, 'date': listCruises.listCruisesQueryDateSchema }),
    header: z.object({ 'Accept-Language': listCruises.listCruisesHeaderAcceptLanguageSchema, 'X-Request-Id': listCruises.listCruisesHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listCruises.listCruisesStatus200Schema,
    400: listCruises.listCruisesStatus400Schema,
    403: listCruises.listCruisesStatus403Schema,
    404: listCruises.listCruisesStatus404Schema,
    500: listCruises.listCruisesStatus500Schema,
  },
} as const
const getCruiseOperation = {
  method: 'get',
  path: '/travel/v1/cruise/{id}',
  tag: 'cruise',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getCruise.getCruisePathIdSchema }),
    query: z.strictObject({ 'system': getCruise.getCruiseQuerySystemSchema, 'currency': getCruise.getCruiseQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getCruise.getCruiseHeaderAcceptLanguageSchema, 'X-Request-Id': getCruise.getCruiseHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getCruise.getCruiseStatus200Schema,
    400: getCruise.getCruiseStatus400Schema,
    403: getCruise.getCruiseStatus403Schema,
    404: getCruise.getCruiseStatus404Schema,
    500: getCruise.getCruiseStatus500Schema,
  },
} as const
const getProductCalendarOperation = {
  method: 'get',
  path: '/travel/v1/product/{id}/calendar',
  tag: 'product',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string', 'month': 'string', 'option': 'string', 'replaces': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getProductCalendar.getProductCalendarPathIdSchema }),
    query: z.strictObject({ 'system': getProductCalendar.getProductCalendarQuerySystemSchema, 'currency': getProductCalendar.getProductCalendarQueryCurrencySchema, 'month': getProductCalendar.getProductCalendarQueryMonthSchema, 'option': getProductCalendar.getProductCalendarQueryOptionSchema, 'replaces': getProductCalendar.getProductCalendarQueryReplacesSchema }),
    header: z.object({ 'Accept-Language': getProductCalendar.getProductCalendarHeaderAcceptLanguageSchema, 'X-Request-Id': getProductCalendar.getProductCalendarHeaderXRequestIdSchema, 'Cart-Token': getProductCalendar.getProductCalendarHeaderCartTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getProductCalendar.getProductCalendarStatus200Schema,
    400: getProductCalendar.getProductCalendarStatus400Schema,
    403: getProductCalendar.getProductCalendarStatus403Schema,
    404: getProductCalendar.getProductCalendarStatus404Schema,
    500: getProductCalendar.getProductCalendarStatus500Schema,
  },
} as const
const listPicksOperation = {
  method: 'get',
  path: '/travel/v1/pick',
  tag: 'product',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listPicks.listPicksQuerySystemSchema, 'currency': listPicks.listPicksQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': listPicks.listPicksHeaderAcceptLanguageSchema, 'X-Request-Id': listPicks.listPicksHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listPicks.listPicksStatus200Schema,
    400: listPicks.listPicksStatus400Schema,
    403: listPicks.listPicksStatus403Schema,
    404: listPicks.listPicksStatus404Schema,
    500: listPicks.listPicksStatus500Schema,
  },
} as const
const quoteItemsOperation = {
  method: 'post',
  path: '/travel/v1/quote',
  tag: 'product',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['book_before', 'forbidden', 'internal_error', 'no_return_sailing', 'not_found', 'party_refused', 'payload_too_large', 'product_unavailable', 'seats_taken', 'sold_out', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'replaces': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': quoteItems.quoteItemsQuerySystemSchema, 'currency': quoteItems.quoteItemsQueryCurrencySchema, 'replaces': quoteItems.quoteItemsQueryReplacesSchema }),
    header: z.object({ 'Accept-Language': quoteItems.quoteItemsHeaderAcceptLanguageSchema, 'X-Request-Id': quoteItems.quoteItemsHeaderXRequestIdSchema, 'Cart-Token': quoteItems.quoteItemsHeaderCartTokenSchema }),
  },
  body: quoteItems.quoteItemsBodySchema,
  bodyType: 'json',
  responses: {
    200: quoteItems.quoteItemsStatus200Schema,
    400: quoteItems.quoteItemsStatus400Schema,
    403: quoteItems.quoteItemsStatus403Schema,
    404: quoteItems.quoteItemsStatus404Schema,
    409: quoteItems.quoteItemsStatus409Schema,
    413: quoteItems.quoteItemsStatus413Schema,
    415: quoteItems.quoteItemsStatus415Schema,
    422: quoteItems.quoteItemsStatus422Schema,
    500: quoteItems.quoteItemsStatus500Schema,
  },
} as const
const openAccountCartOperation = {
  method: 'post',
  path: '/admin/v1/cart',
  tag: 'cart',
  timeoutMs: 40000,
  security: 'required',
  roles: ['customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': openAccountCart.openAccountCartQuerySystemSchema }),
    header: z.object({ 'Accept-Language': openAccountCart.openAccountCartHeaderAcceptLanguageSchema, 'X-Request-Id': openAccountCart.openAccountCartHeaderXRequestIdSchema, 'Cart-Token': openAccountCart.openAccountCartHeaderCartTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: openAccountCart.openAccountCartStatus200Schema,
    400: openAccountCart.openAccountCartStatus400Schema,
    401: openAccountCart.openAccountCartStatus401Schema,
    403: openAccountCart.openAccountCartStatus403Schema,
    404: openAccountCart.openAccountCartStatus404Schema,
    500: openAccountCart.openAccountCartStatus500Schema,
  },
} as const
const getCartOperation = {
  method: 'get',
  path: '/travel/v1/cart',
  tag: 'cart',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['cart_not_found', 'forbidden', 'internal_error', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getCart.getCartQuerySystemSchema, 'currency': getCart.getCartQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getCart.getCartHeaderAcceptLanguageSchema, 'X-Request-Id': getCart.getCartHeaderXRequestIdSchema, 'Cart-Token': getCart.getCartHeaderCartTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getCart.getCartStatus200Schema,
    400: getCart.getCartStatus400Schema,
    403: getCart.getCartStatus403Schema,
    404: getCart.getCartStatus404Schema,
    500: getCart.getCartStatus500Schema,
  },
} as const
const addToCartOperation = {
  method: 'post',
  path: '/travel/v1/cart',
  tag: 'cart',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: true,
  problemCodes: ['book_before', 'cart_not_found', 'forbidden', 'hold_limit_reached', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'no_return_sailing', 'not_found', 'party_refused', 'payload_too_large', 'product_unavailable', 'seats_taken', 'sold_out', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'replaces': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': addToCart.addToCartQuerySystemSchema, 'currency': addToCart.addToCartQueryCurrencySchema, 'replaces': addToCart.addToCartQueryReplacesSchema }),
    header: z.object({ 'Accept-Language': addToCart.addToCartHeaderAcceptLanguageSchema, 'X-Request-Id': addToCart.addToCartHeaderXRequestIdSchema, 'Idempotency-Key': addToCart.addToCartHeaderIdempotencyKeySchema, 'Cart-Token': addToCart.addToCartHeaderCartTokenSchema }),
  },
  body: addToCart.addToCartBodySchema,
  bodyType: 'json',
  responses: {
    201: addToCart.addToCartStatus201Schema,
    400: addToCart.addToCartStatus400Schema,
    403: addToCart.addToCartStatus403Schema,
    404: addToCart.addToCartStatus404Schema,
    409: addToCart.addToCartStatus409Schema,
    413: addToCart.addToCartStatus413Schema,
    415: addToCart.addToCartStatus415Schema,
    422: addToCart.addToCartStatus422Schema,
    500: addToCart.addToCartStatus500Schema,
  },
} as const
const changeCartItemOperation = {
  method: 'put',
  path: '/travel/v1/cart/item/{itemId}',
  tag: 'cart',
  timeoutMs: 10000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['cart_not_found', 'forbidden', 'hold_expired', 'hold_limit_reached', 'internal_error', 'not_found', 'party_refused', 'payload_too_large', 'seats_taken', 'sold_out', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'itemId': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'itemId': changeCartItem.changeCartItemPathItemIdSchema }),
    query: z.strictObject({ 'system': changeCartItem.changeCartItemQuerySystemSchema, 'currency': changeCartItem.changeCartItemQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': changeCartItem.changeCartItemHeaderAcceptLanguageSchema, 'X-Request-Id': changeCartItem.changeCartItemHeaderXRequestIdSchema, 'Cart-Token': changeCartItem.changeCartItemHeaderCartTokenSchema }),
  },
  body: changeCartItem.changeCartItemBodySchema,
  bodyType: 'json',
  responses: {
    200: changeCartItem.changeCartItemStatus200Schema,
    400: changeCartItem.changeCartItemStatus400Schema,
    403: changeCartItem.changeCartItemStatus403Schema,
    404: changeCartItem.changeCartItemStatus404Schema,
    409: changeCartItem.changeCartItemStatus409Schema,
    413: changeCartItem.changeCartItemStatus413Schema,
    415: changeCartItem.changeCartItemStatus415Schema,
    422: changeCartItem.changeCartItemStatus422Schema,
    500: changeCartItem.changeCartItemStatus500Schema,
  },
} as const
const removeCartItemOperation = {
  method: 'delete',
  path: '/travel/v1/cart/item/{itemId}',
  tag: 'cart',
  timeoutMs: 10000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['cart_not_found', 'forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'itemId': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'itemId': removeCartItem.removeCartItemPathItemIdSchema }),
    query: z.strictObject({ 'system': removeCartItem.removeCartItemQuerySystemSchema, 'currency': removeCartItem.removeCartItemQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': removeCartItem.removeCartItemHeaderAcceptLanguageSchema, 'X-Request-Id': removeCartItem.removeCartItemHeaderXRequestIdSchema, 'Cart-Token': removeCartItem.removeCartItemHeaderCartTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: removeCartItem.removeCartItemStatus200Schema,
    400: removeCartItem.removeCartItemStatus400Schema,
    403: removeCartItem.removeCartItemStatus403Schema,
    404: removeCartItem.removeCartItemStatus404Schema,
    500: removeCartItem.removeCartItemStatus500Schema,
  },
} as const
const extendCartItemHoldOperation = {
  method: 'post',
  path: '/travel/v1/cart/item/{itemId}/hold',
  tag: 'cart',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: true,
  problemCodes: ['cart_not_found', 'forbidden', 'hold_expired', 'hold_extension_refused', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'itemId': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'itemId': extendCartItemHold.extendCartItemHoldPathItemIdSchema }),
    query: z.strictObject({ 'system': extendCartItemHold.extendCartItemHoldQuerySystemSchema, 'currency': extendCartItemHold.extendCartItemHoldQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': extendCartItemHold.extendCartItemHoldHeaderAcceptLanguageSchema, 'X-Request-Id': extendCartItemHold.extendCartItemHoldHeaderXRequestIdSchema, 'Idempotency-Key': extendCartItemHold.extendCartItemHoldHeaderIdempotencyKeySchema, 'Cart-Token': extendCartItemHold.extendCartItemHoldHeaderCartTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: extendCartItemHold.extendCartItemHoldStatus200Schema,
    400: extendCartItemHold.extendCartItemHoldStatus400Schema,
    403: extendCartItemHold.extendCartItemHoldStatus403Schema,
    404: extendCartItemHold.extendCartItemHoldStatus404Schema,
    409: extendCartItemHold.extendCartItemHoldStatus409Schema,
    422: extendCartItemHold.extendCartItemHoldStatus422Schema,
    500: extendCartItemHold.extendCartItemHoldStatus500Schema,
  },
} as const
const listOrdersOperation = {
  method: 'get',
  path: '/admin/v1/order',
  tag: 'order',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'status': 'string', 'product': 'string', 'dateFrom': 'string', 'dateUntil': 'string', 'search': 'string', 'limit': 'integer', 'cursor': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listOrders.listOrdersQuerySystemSchema, 'status': listOrders.listOrdersQueryStatusSchema, 'product': listOrders.listOrdersQueryProductSchema, 'dateFrom': listOrders.listOrdersQueryDateFromSchema, 'dateUntil': listOrders.listOrdersQueryDateUntilSchema, 'search': listOrders.listOrdersQuerySearchSchema, 'limit': listOrders.listOrdersQueryLimitSchema, 'cursor': listOrders.listOrdersQueryCursorSchema }),
    header: z.object({ 'Accept-Language': listOrders.listOrdersHeaderAcceptLanguageSchema, 'X-Request-Id': listOrders.listOrdersHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listOrders.listOrdersStatus200Schema,
    400: listOrders.listOrdersStatus400Schema,
    401: listOrders.listOrdersStatus401Schema,
    403: listOrders.listOrdersStatus403Schema,
    404: listOrders.listOrdersStatus404Schema,
    500: listOrders.listOrdersStatus500Schema,
  },
} as const
const findBookingOperation = {
  method: 'post',
  path: '/travel/v1/booking/find',
  tag: 'order',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': findBooking.findBookingQuerySystemSchema, 'currency': findBooking.findBookingQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': findBooking.findBookingHeaderAcceptLanguageSchema, 'X-Request-Id': findBooking.findBookingHeaderXRequestIdSchema }),
  },
  body: findBooking.findBookingBodySchema,
  bodyType: 'json',
  responses: {
    200: findBooking.findBookingStatus200Schema,
    400: findBooking.findBookingStatus400Schema,
    403: findBooking.findBookingStatus403Schema,
    404: findBooking.findBookingStatus404Schema,
    413: findBooking.findBookingStatus413Schema,
    415: findBooking.findBookingStatus415Schema,
    429: findBooking.findBookingStatus429Schema,
    500: findBooking.findBookingStatus500Schema,
  },
} as const
const checkPromoOperation = {
  method: 'post',
  path: '/travel/v1/cart/promo',
  tag: 'cart',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['cart_empty', 'cart_not_found', 'forbidden', 'internal_error', 'party_refused', 'payload_too_large', 'promo_refused', 'rate_limited', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': checkPromo.checkPromoQuerySystemSchema, 'currency': checkPromo.checkPromoQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': checkPromo.checkPromoHeaderAcceptLanguageSchema, 'X-Request-Id': checkPromo.checkPromoHeaderXRequestIdSchema, 'Cart-Token': checkPromo.checkPromoHeaderCartTokenSchema }),
  },
  body: checkPromo.checkPromoBodySchema,
  bodyType: 'json',
  responses: {
    200: checkPromo.checkPromoStatus200Schema,
    400: checkPromo.checkPromoStatus400Schema,
    403: checkPromo.checkPromoStatus403Schema,
    404: checkPromo.checkPromoStatus404Schema,
    413: checkPromo.checkPromoStatus413Schema,
    415: checkPromo.checkPromoStatus415Schema,
    422: checkPromo.checkPromoStatus422Schema,
    429: checkPromo.checkPromoStatus429Schema,
    500: checkPromo.checkPromoStatus500Schema,
  },
} as const
const priceCartOperation = {
  method: 'post',
  path: '/travel/v1/cart/price',
  tag: 'cart',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['cart_empty', 'cart_not_found', 'forbidden', 'internal_error', 'party_refused', 'payload_too_large', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': priceCart.priceCartQuerySystemSchema, 'currency': priceCart.priceCartQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': priceCart.priceCartHeaderAcceptLanguageSchema, 'X-Request-Id': priceCart.priceCartHeaderXRequestIdSchema, 'Cart-Token': priceCart.priceCartHeaderCartTokenSchema }),
  },
  body: priceCart.priceCartBodySchema,
  bodyType: 'json',
  responses: {
    200: priceCart.priceCartStatus200Schema,
    400: priceCart.priceCartStatus400Schema,
    403: priceCart.priceCartStatus403Schema,
    404: priceCart.priceCartStatus404Schema,
    413: priceCart.priceCartStatus413Schema,
    415: priceCart.priceCartStatus415Schema,
    422: priceCart.priceCartStatus422Schema,
    500: priceCart.priceCartStatus500Schema,
  },
} as const
const saveCheckoutOperation = {
  method: 'put',
  path: '/travel/v1/checkout',
  tag: 'cart',
  timeoutMs: 10000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['cart_not_found', 'forbidden', 'internal_error', 'payload_too_large', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': saveCheckout.saveCheckoutQuerySystemSchema, 'currency': saveCheckout.saveCheckoutQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': saveCheckout.saveCheckoutHeaderAcceptLanguageSchema, 'X-Request-Id': saveCheckout.saveCheckoutHeaderXRequestIdSchema, 'Cart-Token': saveCheckout.saveCheckoutHeaderCartTokenSchema }),
  },
  body: saveCheckout.saveCheckoutBodySchema,
  bodyType: 'json',
  responses: {
    200: saveCheckout.saveCheckoutStatus200Schema,
    400: saveCheckout.saveCheckoutStatus400Schema,
    403: saveCheckout.saveCheckoutStatus403Schema,
    404: saveCheckout.saveCheckoutStatus404Schema,
    413: saveCheckout.saveCheckoutStatus413Schema,
    415: saveCheckout.saveCheckoutStatus415Schema,
    500: saveCheckout.saveCheckoutStatus500Schema,
  },
} as const
const resumeCheckoutOperation = {
  method: 'post',
  path: '/travel/v1/checkout/resume',
  tag: 'cart',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'payload_too_large', 'resume_link_invalid', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': resumeCheckout.resumeCheckoutQuerySystemSchema, 'currency': resumeCheckout.resumeCheckoutQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': resumeCheckout.resumeCheckoutHeaderAcceptLanguageSchema, 'X-Request-Id': resumeCheckout.resumeCheckoutHeaderXRequestIdSchema }),
  },
  body: resumeCheckout.resumeCheckoutBodySchema,
  bodyType: 'json',
  responses: {
    200: resumeCheckout.resumeCheckoutStatus200Schema,
    400: resumeCheckout.resumeCheckoutStatus400Schema,
    403: resumeCheckout.resumeCheckoutStatus403Schema,
    404: resumeCheckout.resumeCheckoutStatus404Schema,
    413: resumeCheckout.resumeCheckoutStatus413Schema,
    415: resumeCheckout.resumeCheckoutStatus415Schema,
    500: resumeCheckout.resumeCheckoutStatus500Schema,
  },
} as const
const placeOrderOperation = {
  method: 'post',
  path: '/travel/v1/order',
  tag: 'order',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: true,
  problemCodes: ['cart_empty', 'cart_not_found', 'forbidden', 'hold_expired', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'party_refused', 'passenger_refused', 'payload_too_large', 'price_changed', 'promo_refused', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': placeOrder.placeOrderQuerySystemSchema, 'currency': placeOrder.placeOrderQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': placeOrder.placeOrderHeaderAcceptLanguageSchema, 'X-Request-Id': placeOrder.placeOrderHeaderXRequestIdSchema, 'Idempotency-Key': placeOrder.placeOrderHeaderIdempotencyKeySchema, 'Cart-Token': placeOrder.placeOrderHeaderCartTokenSchema }),
  },
  body: placeOrder.placeOrderBodySchema,
  bodyType: 'json',
  responses: {
    201: placeOrder.placeOrderStatus201Schema,
    400: placeOrder.placeOrderStatus400Schema,
    401: placeOrder.placeOrderStatus401Schema,
    403: placeOrder.placeOrderStatus403Schema,
    404: placeOrder.placeOrderStatus404Schema,
    409: placeOrder.placeOrderStatus409Schema,
    413: placeOrder.placeOrderStatus413Schema,
    415: placeOrder.placeOrderStatus415Schema,
    422: placeOrder.placeOrderStatus422Schema,
    500: placeOrder.placeOrderStatus500Schema,
  },
} as const
const cancelOrderOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/cancel',
  tag: 'order',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: true,
  problemCodes: ['forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'not_found', 'order_state_refused', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': cancelOrder.cancelOrderPathIdSchema }),
    query: z.strictObject({ 'system': cancelOrder.cancelOrderQuerySystemSchema, 'currency': cancelOrder.cancelOrderQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': cancelOrder.cancelOrderHeaderAcceptLanguageSchema, 'X-Request-Id': cancelOrder.cancelOrderHeaderXRequestIdSchema, 'Idempotency-Key': cancelOrder.cancelOrderHeaderIdempotencyKeySchema, 'Booking-Token': cancelOrder.cancelOrderHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: cancelOrder.cancelOrderStatus200Schema,
    400: cancelOrder.cancelOrderStatus400Schema,
    403: cancelOrder.cancelOrderStatus403Schema,
    404: cancelOrder.cancelOrderStatus404Schema,
    409: cancelOrder.cancelOrderStatus409Schema,
    422: cancelOrder.cancelOrderStatus422Schema,
    500: cancelOrder.cancelOrderStatus500Schema,
  },
} as const
const resendConfirmationOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/confirmation',
  tag: 'order',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: true,
  problemCodes: ['forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'not_found', 'order_state_refused', 'rate_limited', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': resendConfirmation.resendConfirmationPathIdSchema }),
    query: z.strictObject({ 'system': resendConfirmation.resendConfirmationQuerySystemSchema, 'currency': resendConfirmation.resendConfirmationQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': resendConfirmation.resendConfirmationHeaderAcceptLanguageSchema, 'X-Request-Id': resendConfirmation.resendConfirmationHeaderXRequestIdSchema, 'Idempotency-Key': resendConfirmation.resendConfirmationHeaderIdempotencyKeySchema, 'Booking-Token': resendConfirmation.resendConfirmationHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: resendConfirmation.resendConfirmationStatus200Schema,
    400: resendConfirmation.resendConfirmationStatus400Schema,
    403: resendConfirmation.resendConfirmationStatus403Schema,
    404: resendConfirmation.resendConfirmationStatus404Schema,
    409: resendConfirmation.resendConfirmationStatus409Schema,
    422: resendConfirmation.resendConfirmationStatus422Schema,
    429: resendConfirmation.resendConfirmationStatus429Schema,
    500: resendConfirmation.resendConfirmationStatus500Schema,
  },
} as const
const getOrderTimelineOperation = {
  method: 'get',
  path: '/travel/v1/order/{id}/timeline',
  tag: 'order',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getOrderTimeline.getOrderTimelinePathIdSchema }),
    query: z.strictObject({ 'system': getOrderTimeline.getOrderTimelineQuerySystemSchema, 'currency': getOrderTimeline.getOrderTimelineQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getOrderTimeline.getOrderTimelineHeaderAcceptLanguageSchema, 'X-Request-Id': getOrderTimeline.getOrderTimelineHeaderXRequestIdSchema, 'Booking-Token': getOrderTimeline.getOrderTimelineHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getOrderTimeline.getOrderTimelineStatus200Schema,
    400: getOrderTimeline.getOrderTimelineStatus400Schema,
    403: getOrderTimeline.getOrderTimelineStatus403Schema,
    404: getOrderTimeline.getOrderTimelineStatus404Schema,
    500: getOrderTimeline.getOrderTimelineStatus500Schema,
  },
} as const
const getReceiptOperation = {
  method: 'get',
  path: '/travel/v1/order/{id}/receipt',
  tag: 'order',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'order_state_refused', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getReceipt.getReceiptPathIdSchema }),
    query: z.strictObject({ 'system': getReceipt.getReceiptQuerySystemSchema, 'currency': getReceipt.getReceiptQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getReceipt.getReceiptHeaderAcceptLanguageSchema, 'X-Request-Id': getReceipt.getReceiptHeaderXRequestIdSchema, 'Booking-Token': getReceipt.getReceiptHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getReceipt.getReceiptStatus200Schema,
    400: getReceipt.getReceiptStatus400Schema,
    403: getReceipt.getReceiptStatus403Schema,
    404: getReceipt.getReceiptStatus404Schema,
    409: getReceipt.getReceiptStatus409Schema,
    500: getReceipt.getReceiptStatus500Schema,
  },
} as const
const correctNameOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/name',
  tag: 'order',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: true,
  problemCodes: ['forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'name_refused', 'not_found', 'order_state_refused', 'passenger_refused', 'payload_too_large', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': correctName.correctNamePathIdSchema }),
    query: z.strictObject({ 'system': correctName.correctNameQuerySystemSchema, 'currency': correctName.correctNameQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': correctName.correctNameHeaderAcceptLanguageSchema, 'X-Request-Id': correctName.correctNameHeaderXRequestIdSchema, 'Idempotency-Key': correctName.correctNameHeaderIdempotencyKeySchema, 'Booking-Token': correctName.correctNameHeaderBookingTokenSchema }),
  },
  body: correctName.correctNameBodySchema,
  bodyType: 'json',
  responses: {
    200: correctName.correctNameStatus200Schema,
    400: correctName.correctNameStatus400Schema,
    403: correctName.correctNameStatus403Schema,
    404: correctName.correctNameStatus404Schema,
    409: correctName.correctNameStatus409Schema,
    413: correctName.correctNameStatus413Schema,
    415: correctName.correctNameStatus415Schema,
    422: correctName.correctNameStatus422Schema,
    500: correctName.correctNameStatus500Schema,
  },
} as const
const quoteRefundOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/refund/quote',
  tag: 'order',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'order_state_refused', 'payload_too_large', 'refund_refused', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': quoteRefund.quoteRefundPathIdSchema }),
    query: z.strictObject({ 'system': quoteRefund.quoteRefundQuerySystemSchema, 'currency': quoteRefund.quoteRefundQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': quoteRefund.quoteRefundHeaderAcceptLanguageSchema, 'X-Request-Id': quoteRefund.quoteRefundHeaderXRequestIdSchema, 'Booking-Token': quoteRefund.quoteRefundHeaderBookingTokenSchema }),
  },
  body: quoteRefund.quoteRefundBodySchema,
  bodyType: 'json',
  responses: {
    201: quoteRefund.quoteRefundStatus201Schema,
    400: quoteRefund.quoteRefundStatus400Schema,
    403: quoteRefund.quoteRefundStatus403Schema,
    404: quoteRefund.quoteRefundStatus404Schema,
    409: quoteRefund.quoteRefundStatus409Schema,
    413: quoteRefund.quoteRefundStatus413Schema,
    415: quoteRefund.quoteRefundStatus415Schema,
    422: quoteRefund.quoteRefundStatus422Schema,
    500: quoteRefund.quoteRefundStatus500Schema,
  },
} as const
const listRefundsOperation = {
  method: 'get',
  path: '/travel/v1/order/{id}/refund',
  tag: 'order',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': listRefunds.listRefundsPathIdSchema }),
    query: z.strictObject({ 'system': listRefunds.listRefundsQuerySystemSchema, 'currency': listRefunds.listRefundsQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': listRefunds.listRefundsHeaderAcceptLanguageSchema, 'X-Request-Id': listRefunds.listRefundsHeaderXRequestIdSchema, 'Booking-Token': listRefunds.listRefundsHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listRefunds.listRefundsStatus200Schema,
    400: listRefunds.listRefundsStatus400Schema,
    403: listRefunds.listRefundsStatus403Schema,
    404: listRefunds.listRefundsStatus404Schema,
    500: listRefunds.listRefundsStatus500Schema,
  },
} as const
const confirmRefundOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/refund',
  tag: 'order',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: true,
  problemCodes: ['forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'not_found', 'order_state_refused', 'payload_too_large', 'quote_expired', 'refund_refused', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': confirmRefund.confirmRefundPathIdSchema }),
    query: z.strictObject({ 'system': confirmRefund.confirmRefundQuerySystemSchema, 'currency': confirmRefund.confirmRefundQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': confirmRefund.confirmRefundHeaderAcceptLanguageSchema, 'X-Request-Id': confirmRefund.confirmRefundHeaderXRequestIdSchema, 'Idempotency-Key': confirmRefund.confirmRefundHeaderIdempotencyKeySchema, 'Booking-Token': confirmRefund.confirmRefundHeaderBookingTokenSchema }),
  },
  body: confirmRefund.confirmRefundBodySchema,
  bodyType: 'json',
  responses: {
    201: confirmRefund.confirmRefundStatus201Schema,
    400: confirmRefund.confirmRefundStatus400Schema,
    403: confirmRefund.confirmRefundStatus403Schema,
    404: confirmRefund.confirmRefundStatus404Schema,
    409: confirmRefund.confirmRefundStatus409Schema,
    413: confirmRefund.confirmRefundStatus413Schema,
    415: confirmRefund.confirmRefundStatus415Schema,
    422: confirmRefund.confirmRefundStatus422Schema,
    500: confirmRefund.confirmRefundStatus500Schema,
  },
} as const
const listChangeOptionsOperation = {
  method: 'get',
  path: '/travel/v1/order/{id}/change/option',
  tag: 'order',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['change_refused', 'forbidden', 'internal_error', 'not_found', 'order_state_refused', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string', 'tickets': 'string', 'date': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': listChangeOptions.listChangeOptionsPathIdSchema }),
    query: z.strictObject({ 'system': listChangeOptions.listChangeOptionsQuerySystemSchema, 'currency': listChangeOptions.listChangeOptionsQueryCurrencySchema, 'tickets': listChangeOptions.listChangeOptionsQueryTicketsSchema, 'date': listChangeOptions.listChangeOptionsQueryDateSchema }),
    header: z.object({ 'Accept-Language': listChangeOptions.listChangeOptionsHeaderAcceptLanguageSchema, 'X-Request-Id': listChangeOptions.listChangeOptionsHeaderXRequestIdSchema, 'Booking-Token': listChangeOptions.listChangeOptionsHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listChangeOptions.listChangeOptionsStatus200Schema,
    400: listChangeOptions.listChangeOptionsStatus400Schema,
    403: listChangeOptions.listChangeOptionsStatus403Schema,
    404: listChangeOptions.listChangeOptionsStatus404Schema,
    409: listChangeOptions.listChangeOptionsStatus409Schema,
    422: listChangeOptions.listChangeOptionsStatus422Schema,
    500: listChangeOptions.listChangeOptionsStatus500Schema,
  },
} as const
const quoteChangeOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/change/quote',
  tag: 'order',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['change_refused', 'forbidden', 'internal_error', 'not_found', 'order_state_refused', 'payload_too_large', 'seats_taken', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': quoteChange.quoteChangePathIdSchema }),
    query: z.strictObject({ 'system': quoteChange.quoteChangeQuerySystemSchema, 'currency': quoteChange.quoteChangeQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': quoteChange.quoteChangeHeaderAcceptLanguageSchema, 'X-Request-Id': quoteChange.quoteChangeHeaderXRequestIdSchema, 'Booking-Token': quoteChange.quoteChangeHeaderBookingTokenSchema }),
  },
  body: quoteChange.quoteChangeBodySchema,
  bodyType: 'json',
  responses: {
    201: quoteChange.quoteChangeStatus201Schema,
    400: quoteChange.quoteChangeStatus400Schema,
    403: quoteChange.quoteChangeStatus403Schema,
    404: quoteChange.quoteChangeStatus404Schema,
    409: quoteChange.quoteChangeStatus409Schema,
    413: quoteChange.quoteChangeStatus413Schema,
    415: quoteChange.quoteChangeStatus415Schema,
    422: quoteChange.quoteChangeStatus422Schema,
    500: quoteChange.quoteChangeStatus500Schema,
  },
} as const
const confirmChangeOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/change',
  tag: 'order',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker'],
  idempotent: true,
  problemCodes: ['change_refused', 'forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'not_found', 'order_state_refused', 'payload_too_large', 'quote_expired', 'seats_taken', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': confirmChange.confirmChangePathIdSchema }),
    query: z.strictObject({ 'system': confirmChange.confirmChangeQuerySystemSchema, 'currency': confirmChange.confirmChangeQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': confirmChange.confirmChangeHeaderAcceptLanguageSchema, 'X-Request-Id': confirmChange.confirmChangeHeaderXRequestIdSchema, 'Idempotency-Key': confirmChange.confirmChangeHeaderIdempotencyKeySchema, 'Booking-Token': confirmChange.confirmChangeHeaderBookingTokenSchema }),
  },
  body: confirmChange.confirmChangeBodySchema,
  bodyType: 'json',
  responses: {
    201: confirmChange.confirmChangeStatus201Schema,
    400: confirmChange.confirmChangeStatus400Schema,
    403: confirmChange.confirmChangeStatus403Schema,
    404: confirmChange.confirmChangeStatus404Schema,
    409: confirmChange.confirmChangeStatus409Schema,
    413: confirmChange.confirmChangeStatus413Schema,
    415: confirmChange.confirmChangeStatus415Schema,
    422: confirmChange.confirmChangeStatus422Schema,
    500: confirmChange.confirmChangeStatus500Schema,
  },
} as const
const getBookingOperation = {
  method: 'get',
  path: '/travel/v1/booking/detail/{id}',
  tag: 'order',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getBooking.getBookingPathIdSchema }),
    query: z.strictObject({ 'system': getBooking.getBookingQuerySystemSchema, 'currency': getBooking.getBookingQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getBooking.getBookingHeaderAcceptLanguageSchema, 'X-Request-Id': getBooking.getBookingHeaderXRequestIdSchema, 'Booking-Token': getBooking.getBookingHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getBooking.getBookingStatus200Schema,
    400: getBooking.getBookingStatus400Schema,
    403: getBooking.getBookingStatus403Schema,
    404: getBooking.getBookingStatus404Schema,
    500: getBooking.getBookingStatus500Schema,
  },
} as const
const listPaymentMethodsOperation = {
  method: 'get',
  path: '/travel/v1/paymentmethod',
  tag: 'payment',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'order': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listPaymentMethods.listPaymentMethodsQuerySystemSchema, 'currency': listPaymentMethods.listPaymentMethodsQueryCurrencySchema, 'order': listPaymentMethods.listPaymentMethodsQueryOrderSchema }),
    header: z.object({ 'Accept-Language': listPaymentMethods.listPaymentMethodsHeaderAcceptLanguageSchema, 'X-Request-Id': listPaymentMethods.listPaymentMethodsHeaderXRequestIdSchema, 'Booking-Token': listPaymentMethods.listPaymentMethodsHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listPaymentMethods.listPaymentMethodsStatus200Schema,
    400: listPaymentMethods.listPaymentMethodsStatus400Schema,
    403: listPaymentMethods.listPaymentMethodsStatus403Schema,
    404: listPaymentMethods.listPaymentMethodsStatus404Schema,
    500: listPaymentMethods.listPaymentMethodsStatus500Schema,
  },
} as const
const getPaymentOperation = {
  method: 'get',
  path: '/travel/v1/order/{id}/payment',
  tag: 'payment',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getPayment.getPaymentPathIdSchema }),
    query: z.strictObject({ 'system': getPayment.getPaymentQuerySystemSchema, 'currency': getPayment.getPaymentQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': getPayment.getPaymentHeaderAcceptLanguageSchema, 'X-Request-Id': getPayment.getPaymentHeaderXRequestIdSchema, 'Booking-Token': getPayment.getPaymentHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getPayment.getPaymentStatus200Schema,
    400: getPayment.getPaymentStatus400Schema,
    403: getPayment.getPaymentStatus403Schema,
    404: getPayment.getPaymentStatus404Schema,
    500: getPayment.getPaymentStatus500Schema,
  },
} as const
const startPaymentOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/payment',
  tag: 'payment',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: true,
  problemCodes: ['forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'method_unavailable', 'not_found', 'payload_too_large', 'payment_expired', 'payment_state_refused', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': startPayment.startPaymentPathIdSchema }),
    query: z.strictObject({ 'system': startPayment.startPaymentQuerySystemSchema, 'currency': startPayment.startPaymentQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': startPayment.startPaymentHeaderAcceptLanguageSchema, 'X-Request-Id': startPayment.startPaymentHeaderXRequestIdSchema, 'Idempotency-Key': startPayment.startPaymentHeaderIdempotencyKeySchema, 'Booking-Token': startPayment.startPaymentHeaderBookingTokenSchema }),
  },
  body: startPayment.startPaymentBodySchema,
  bodyType: 'json',
  responses: {
    201: startPayment.startPaymentStatus201Schema,
    400: startPayment.startPaymentStatus400Schema,
    403: startPayment.startPaymentStatus403Schema,
    404: startPayment.startPaymentStatus404Schema,
    409: startPayment.startPaymentStatus409Schema,
    413: startPayment.startPaymentStatus413Schema,
    415: startPayment.startPaymentStatus415Schema,
    422: startPayment.startPaymentStatus422Schema,
    500: startPayment.startPaymentStatus500Schema,
  },
} as const
const uploadPaymentProofOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/payment/proof',
  tag: 'payment',
  timeoutMs: 10000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: true,
  problemCodes: ['file_too_large', 'file_type_refused', 'forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'image_too_large', 'internal_error', 'not_found', 'payment_expired', 'payment_state_refused', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': uploadPaymentProof.uploadPaymentProofPathIdSchema }),
    query: z.strictObject({ 'system': uploadPaymentProof.uploadPaymentProofQuerySystemSchema, 'currency': uploadPaymentProof.uploadPaymentProofQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': uploadPaymentProof.uploadPaymentProofHeaderAcceptLanguageSchema, 'X-Request-Id': uploadPaymentProof.uploadPaymentProofHeaderXRequestIdSchema, 'Idempotency-Key': uploadPaymentProof.uploadPaymentProofHeaderIdempotencyKeySchema, 'Booking-Token': uploadPaymentProof.uploadPaymentProofHeaderBookingTokenSchema }),
  },
  body: uploadPaymentProof.uploadPaymentProofBodySchema,
  bodyType: 'multipart',
  responses: {
    201: uploadPaymentProof.uploadPaymentProofStatus201Schema,
    400: uploadPaymentProof.uploadPaymentProofStatus400Schema,
    403: uploadPaymentProof.uploadPaymentProofStatus403Schema,
    404: uploadPaymentProof.uploadPaymentProofStatus404Schema,
    409: uploadPaymentProof.uploadPaymentProofStatus409Schema,
    413: uploadPaymentProof.uploadPaymentProofStatus413Schema,
    415: uploadPaymentProof.uploadPaymentProofStatus415Schema,
    422: uploadPaymentProof.uploadPaymentProofStatus422Schema,
    500: uploadPaymentProof.uploadPaymentProofStatus500Schema,
  },
} as const
const confirmPaymentOperation = {
  method: 'post',
  path: '/travel/v1/order/{id}/payment/confirm',
  tag: 'payment',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: true,
  problemCodes: ['forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'not_found', 'payment_expired', 'payment_state_refused', 'proof_missing', 'tenant_unknown', 'validation_failed', 'wallet_insufficient'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': confirmPayment.confirmPaymentPathIdSchema }),
    query: z.strictObject({ 'system': confirmPayment.confirmPaymentQuerySystemSchema, 'currency': confirmPayment.confirmPaymentQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': confirmPayment.confirmPaymentHeaderAcceptLanguageSchema, 'X-Request-Id': confirmPayment.confirmPaymentHeaderXRequestIdSchema, 'Idempotency-Key': confirmPayment.confirmPaymentHeaderIdempotencyKeySchema, 'Booking-Token': confirmPayment.confirmPaymentHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: confirmPayment.confirmPaymentStatus200Schema,
    400: confirmPayment.confirmPaymentStatus400Schema,
    403: confirmPayment.confirmPaymentStatus403Schema,
    404: confirmPayment.confirmPaymentStatus404Schema,
    409: confirmPayment.confirmPaymentStatus409Schema,
    422: confirmPayment.confirmPaymentStatus422Schema,
    500: confirmPayment.confirmPaymentStatus500Schema,
  },
} as const
const listTicketsOperation = {
  method: 'get',
  path: '/travel/v1/order/{id}/ticket',
  tag: 'ticket',
  timeoutMs: 1000000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Booking-Token': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': listTickets.listTicketsPathIdSchema }),
    query: z.strictObject({ 'system': listTickets.listTicketsQuerySystemSchema, 'currency': listTickets.listTicketsQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': listTickets.listTicketsHeaderAcceptLanguageSchema, 'X-Request-Id': listTickets.listTicketsHeaderXRequestIdSchema, 'Booking-Token': listTickets.listTicketsHeaderBookingTokenSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listTickets.listTicketsStatus200Schema,
    400: listTickets.listTicketsStatus400Schema,
    403: listTickets.listTicketsStatus403Schema,
    404: listTickets.listTicketsStatus404Schema,
    500: listTickets.listTicketsStatus500Schema,
  },
} as const
const listPaidOpenTicketsOperation = {
  method: 'get',
  path: '/admin/v1/ticket/open',
  tag: 'ticket',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['customer', 'owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listPaidOpenTickets.listPaidOpenTicketsQuerySystemSchema }),
    header: z.object({ 'Accept-Language': listPaidOpenTickets.listPaidOpenTicketsHeaderAcceptLanguageSchema, 'X-Request-Id': listPaidOpenTickets.listPaidOpenTicketsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listPaidOpenTickets.listPaidOpenTicketsStatus200Schema,
    400: listPaidOpenTickets.listPaidOpenTicketsStatus400Schema,
    401: listPaidOpenTickets.listPaidOpenTicketsStatus401Schema,
    403: listPaidOpenTickets.listPaidOpenTicketsStatus403Schema,
    404: listPaidOpenTickets.listPaidOpenTicketsStatus404Schema,
    500: listPaidOpenTickets.listPaidOpenTicketsStatus500Schema,
  },
} as const
const sendConcernOperation = {
  method: 'post',
  path: '/travel/v1/contact',
  tag: 'support',
  timeoutMs: 10000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: true,
  problemCodes: ['file_too_large', 'file_type_refused', 'idempotency_in_progress', 'idempotency_key_reused', 'image_too_large', 'internal_error', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': sendConcern.sendConcernQuerySystemSchema, 'currency': sendConcern.sendConcernQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': sendConcern.sendConcernHeaderAcceptLanguageSchema, 'X-Request-Id': sendConcern.sendConcernHeaderXRequestIdSchema, 'Idempotency-Key': sendConcern.sendConcernHeaderIdempotencyKeySchema }),
  },
  body: sendConcern.sendConcernBodySchema,
  bodyType: 'multipart',
  responses: {
    201: sendConcern.sendConcernStatus201Schema,
    400: sendConcern.sendConcernStatus400Schema,
    404: sendConcern.sendConcernStatus404Schema,
    409: sendConcern.sendConcernStatus409Schema,
    413: sendConcern.sendConcernStatus413Schema,
    415: sendConcern.sendConcernStatus415Schema,
    422: sendConcern.sendConcernStatus422Schema,
    429: sendConcern.sendConcernStatus429Schema,
    500: sendConcern.sendConcernStatus500Schema,
  },
} as const
const subscribeNewsletterOperation = {
  method: 'post',
  path: '/travel/v1/newsletter',
  tag: 'support',
  timeoutMs: 40000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'payload_too_large', 'rate_limited', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': subscribeNewsletter.subscribeNewsletterQuerySystemSchema, 'currency': subscribeNewsletter.subscribeNewsletterQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': subscribeNewsletter.subscribeNewsletterHeaderAcceptLanguageSchema, 'X-Request-Id': subscribeNewsletter.subscribeNewsletterHeaderXRequestIdSchema }),
  },
  body: subscribeNewsletter.subscribeNewsletterBodySchema,
  bodyType: 'json',
  responses: {
    200: subscribeNewsletter.subscribeNewsletterStatus200Schema,
    400: subscribeNewsletter.subscribeNewsletterStatus400Schema,
    404: subscribeNewsletter.subscribeNewsletterStatus404Schema,
    413: subscribeNewsletter.subscribeNewsletterStatus413Schema,
    415: subscribeNewsletter.subscribeNewsletterStatus415Schema,
    429: subscribeNewsletter.subscribeNewsletterStatus429Schema,
    500: subscribeNewsletter.subscribeNewsletterStatus500Schema,
  },
} as const
const confirmNewsletterOperation = {
  method: 'post',
  path: '/travel/v1/newsletter/confirm',
  tag: 'support',
  timeoutMs: 40000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'not_found', 'payload_too_large', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': confirmNewsletter.confirmNewsletterQuerySystemSchema, 'currency': confirmNewsletter.confirmNewsletterQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': confirmNewsletter.confirmNewsletterHeaderAcceptLanguageSchema, 'X-Request-Id': confirmNewsletter.confirmNewsletterHeaderXRequestIdSchema }),
  },
  body: confirmNewsletter.confirmNewsletterBodySchema,
  bodyType: 'json',
  responses: {
    200: confirmNewsletter.confirmNewsletterStatus200Schema,
    400: confirmNewsletter.confirmNewsletterStatus400Schema,
    404: confirmNewsletter.confirmNewsletterStatus404Schema,
    413: confirmNewsletter.confirmNewsletterStatus413Schema,
    415: confirmNewsletter.confirmNewsletterStatus415Schema,
    500: confirmNewsletter.confirmNewsletterStatus500Schema,
  },
} as const
const unsubscribeNewsletterOperation = {
  method: 'post',
  path: '/travel/v1/newsletter/unsubscribe',
  tag: 'support',
  timeoutMs: 40000,
  security: 'none',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance', 'instansi'],
  idempotent: false,
  problemCodes: ['internal_error', 'not_found', 'tenant_unknown', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string', 'token': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': unsubscribeNewsletter.unsubscribeNewsletterQuerySystemSchema, 'currency': unsubscribeNewsletter.unsubscribeNewsletterQueryCurrencySchema, 'token': unsubscribeNewsletter.unsubscribeNewsletterQueryTokenSchema }),
    header: z.object({ 'Accept-Language': unsubscribeNewsletter.unsubscribeNewsletterHeaderAcceptLanguageSchema, 'X-Request-Id': unsubscribeNewsletter.unsubscribeNewsletterHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    204: null,
    400: unsubscribeNewsletter.unsubscribeNewsletterStatus400Schema,
    404: unsubscribeNewsletter.unsubscribeNewsletterStatus404Schema,
    500: unsubscribeNewsletter.unsubscribeNewsletterStatus500Schema,
  },
} as const
const getWalletOperation = {
  method: 'get',
  path: '/admin/v1/wallet',
  tag: 'wallet',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getWallet.getWalletQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getWallet.getWalletHeaderAcceptLanguageSchema, 'X-Request-Id': getWallet.getWalletHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getWallet.getWalletStatus200Schema,
    400: getWallet.getWalletStatus400Schema,
    401: getWallet.getWalletStatus401Schema,
    403: getWallet.getWalletStatus403Schema,
    404: getWallet.getWalletStatus404Schema,
    500: getWallet.getWalletStatus500Schema,
  },
} as const
const getWalletStatementOperation = {
  method: 'get',
  path: '/admin/v1/wallet/statement',
  tag: 'wallet',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'wallet': 'string', 'dateFrom': 'string', 'dateUntil': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getWalletStatement.getWalletStatementQuerySystemSchema, 'wallet': getWalletStatement.getWalletStatementQueryWalletSchema, 'dateFrom': getWalletStatement.getWalletStatementQueryDateFromSchema, 'dateUntil': getWalletStatement.getWalletStatementQueryDateUntilSchema }),
    header: z.object({ 'Accept-Language': getWalletStatement.getWalletStatementHeaderAcceptLanguageSchema, 'X-Request-Id': getWalletStatement.getWalletStatementHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getWalletStatement.getWalletStatementStatus200Schema,
    400: getWalletStatement.getWalletStatementStatus400Schema,
    401: getWalletStatement.getWalletStatementStatus401Schema,
    403: getWalletStatement.getWalletStatementStatus403Schema,
    404: getWalletStatement.getWalletStatementStatus404Schema,
    500: getWalletStatement.getWalletStatementStatus500Schema,
  },
} as const
const listTopUpsOperation = {
  method: 'get',
  path: '/admin/v1/wallet/topup',
  tag: 'wallet',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'state': 'string', 'limit': 'integer', 'cursor': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listTopUps.listTopUpsQuerySystemSchema, 'state': listTopUps.listTopUpsQueryStateSchema, 'limit': listTopUps.listTopUpsQueryLimitSchema, 'cursor': listTopUps.listTopUpsQueryCursorSchema }),
    header: z.object({ 'Accept-Language': listTopUps.listTopUpsHeaderAcceptLanguageSchema, 'X-Request-Id': listTopUps.listTopUpsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listTopUps.listTopUpsStatus200Schema,
    400: listTopUps.listTopUpsStatus400Schema,
    401: listTopUps.listTopUpsStatus401Schema,
    403: listTopUps.listTopUpsStatus403Schema,
    404: listTopUps.listTopUpsStatus404Schema,
    500: listTopUps.listTopUpsStatus500Schema,
  },
} as const
const requestTopUpOperation = {
  method: 'post',
  path: '/admin/v1/wallet/topup',
  tag: 'wallet',
  timeoutMs: 10000,
  security: 'required',
  roles: ['owner', 'finance'],
  idempotent: true,
  problemCodes: ['file_too_large', 'file_type_refused', 'forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'image_too_large', 'internal_error', 'payload_too_large', 'tenant_unknown', 'top_up_refused', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': requestTopUp.requestTopUpQuerySystemSchema }),
    header: z.object({ 'Accept-Language': requestTopUp.requestTopUpHeaderAcceptLanguageSchema, 'X-Request-Id': requestTopUp.requestTopUpHeaderXRequestIdSchema, 'Idempotency-Key': requestTopUp.requestTopUpHeaderIdempotencyKeySchema }),
  },
  body: requestTopUp.requestTopUpBodySchema,
  bodyType: 'multipart',
  responses: {
    201: requestTopUp.requestTopUpStatus201Schema,
    400: requestTopUp.requestTopUpStatus400Schema,
    401: requestTopUp.requestTopUpStatus401Schema,
    403: requestTopUp.requestTopUpStatus403Schema,
    404: requestTopUp.requestTopUpStatus404Schema,
    409: requestTopUp.requestTopUpStatus409Schema,
    413: requestTopUp.requestTopUpStatus413Schema,
    415: requestTopUp.requestTopUpStatus415Schema,
    422: requestTopUp.requestTopUpStatus422Schema,
    500: requestTopUp.requestTopUpStatus500Schema,
  },
} as const
const getTopUpTermsOperation = {
  method: 'get',
  path: '/admin/v1/wallet/terms',
  tag: 'wallet',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getTopUpTerms.getTopUpTermsQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getTopUpTerms.getTopUpTermsHeaderAcceptLanguageSchema, 'X-Request-Id': getTopUpTerms.getTopUpTermsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getTopUpTerms.getTopUpTermsStatus200Schema,
    400: getTopUpTerms.getTopUpTermsStatus400Schema,
    401: getTopUpTerms.getTopUpTermsStatus401Schema,
    403: getTopUpTerms.getTopUpTermsStatus403Schema,
    404: getTopUpTerms.getTopUpTermsStatus404Schema,
    500: getTopUpTerms.getTopUpTermsStatus500Schema,
  },
} as const
const getTopUpOperation = {
  method: 'get',
  path: '/admin/v1/wallet/topup/{id}',
  tag: 'wallet',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getTopUp.getTopUpPathIdSchema }),
    query: z.strictObject({ 'system': getTopUp.getTopUpQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getTopUp.getTopUpHeaderAcceptLanguageSchema, 'X-Request-Id': getTopUp.getTopUpHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getTopUp.getTopUpStatus200Schema,
    400: getTopUp.getTopUpStatus400Schema,
    401: getTopUp.getTopUpStatus401Schema,
    403: getTopUp.getTopUpStatus403Schema,
    404: getTopUp.getTopUpStatus404Schema,
    500: getTopUp.getTopUpStatus500Schema,
  },
} as const
const cancelTopUpOperation = {
  method: 'post',
  path: '/admin/v1/wallet/topup/{id}/cancel',
  tag: 'wallet',
  timeoutMs: 40000,
  security: 'required',
  roles: ['owner', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'top_up_refused', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': cancelTopUp.cancelTopUpPathIdSchema }),
    query: z.strictObject({ 'system': cancelTopUp.cancelTopUpQuerySystemSchema }),
    header: z.object({ 'Accept-Language': cancelTopUp.cancelTopUpHeaderAcceptLanguageSchema, 'X-Request-Id': cancelTopUp.cancelTopUpHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: cancelTopUp.cancelTopUpStatus200Schema,
    400: cancelTopUp.cancelTopUpStatus400Schema,
    401: cancelTopUp.cancelTopUpStatus401Schema,
    403: cancelTopUp.cancelTopUpStatus403Schema,
    404: cancelTopUp.cancelTopUpStatus404Schema,
    422: cancelTopUp.cancelTopUpStatus422Schema,
    500: cancelTopUp.cancelTopUpStatus500Schema,
  },
} as const
const getDeskOperation = {
  method: 'get',
  path: '/admin/v1/agency/desk',
  tag: 'agency',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getDesk.getDeskQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getDesk.getDeskHeaderAcceptLanguageSchema, 'X-Request-Id': getDesk.getDeskHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getDesk.getDeskStatus200Schema,
    400: getDesk.getDeskStatus400Schema,
    401: getDesk.getDeskStatus401Schema,
    403: getDesk.getDeskStatus403Schema,
    404: getDesk.getDeskStatus404Schema,
    500: getDesk.getDeskStatus500Schema,
  },
} as const
const getAgencyReportOperation = {
  method: 'get',
  path: '/admin/v1/agency/report',
  tag: 'agency',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'wallet': 'string', 'dateFrom': 'string', 'dateUntil': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getAgencyReport.getAgencyReportQuerySystemSchema, 'wallet': getAgencyReport.getAgencyReportQueryWalletSchema, 'dateFrom': getAgencyReport.getAgencyReportQueryDateFromSchema, 'dateUntil': getAgencyReport.getAgencyReportQueryDateUntilSchema }),
    header: z.object({ 'Accept-Language': getAgencyReport.getAgencyReportHeaderAcceptLanguageSchema, 'X-Request-Id': getAgencyReport.getAgencyReportHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getAgencyReport.getAgencyReportStatus200Schema,
    400: getAgencyReport.getAgencyReportStatus400Schema,
    401: getAgencyReport.getAgencyReportStatus401Schema,
    403: getAgencyReport.getAgencyReportStatus403Schema,
    404: getAgencyReport.getAgencyReportStatus404Schema,
    500: getAgencyReport.getAgencyReportStatus500Schema,
  },
} as const
const listMembersOperation = {
  method: 'get',
  path: '/admin/v1/agency/member',
  tag: 'agency',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listMembers.listMembersQuerySystemSchema }),
    header: z.object({ 'Accept-Language': listMembers.listMembersHeaderAcceptLanguageSchema, 'X-Request-Id': listMembers.listMembersHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listMembers.listMembersStatus200Schema,
    400: listMembers.listMembersStatus400Schema,
    401: listMembers.listMembersStatus401Schema,
    403: listMembers.listMembersStatus403Schema,
    404: listMembers.listMembersStatus404Schema,
    500: listMembers.listMembersStatus500Schema,
  },
} as const
const addMemberOperation = {
  method: 'post',
  path: '/admin/v1/agency/member',
  tag: 'agency',
  timeoutMs: 40000,
  security: 'required',
  roles: ['owner'],
  idempotent: true,
  problemCodes: ['account_exists', 'forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'user_exists', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': addMember.addMemberQuerySystemSchema }),
    header: z.object({ 'Accept-Language': addMember.addMemberHeaderAcceptLanguageSchema, 'X-Request-Id': addMember.addMemberHeaderXRequestIdSchema, 'Idempotency-Key': addMember.addMemberHeaderIdempotencyKeySchema }),
  },
  body: addMember.addMemberBodySchema,
  bodyType: 'json',
  responses: {
    201: addMember.addMemberStatus201Schema,
    400: addMember.addMemberStatus400Schema,
    401: addMember.addMemberStatus401Schema,
    403: addMember.addMemberStatus403Schema,
    404: addMember.addMemberStatus404Schema,
    409: addMember.addMemberStatus409Schema,
    413: addMember.addMemberStatus413Schema,
    415: addMember.addMemberStatus415Schema,
    422: addMember.addMemberStatus422Schema,
    500: addMember.addMemberStatus500Schema,
  },
} as const
const changeMemberOperation = {
  method: 'put',
  path: '/admin/v1/agency/member/{id}',
  tag: 'agency',
  timeoutMs: 10000,
  security: 'required',
  roles: ['owner'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'member_refused', 'not_found', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': changeMember.changeMemberPathIdSchema }),
    query: z.strictObject({ 'system': changeMember.changeMemberQuerySystemSchema }),
    header: z.object({ 'Accept-Language': changeMember.changeMemberHeaderAcceptLanguageSchema, 'X-Request-Id': changeMember.changeMemberHeaderXRequestIdSchema }),
  },
  body: changeMember.changeMemberBodySchema,
  bodyType: 'json',
  responses: {
    200: changeMember.changeMemberStatus200Schema,
    400: changeMember.changeMemberStatus400Schema,
    401: changeMember.changeMemberStatus401Schema,
    403: changeMember.changeMemberStatus403Schema,
    404: changeMember.changeMemberStatus404Schema,
    413: changeMember.changeMemberStatus413Schema,
    415: changeMember.changeMemberStatus415Schema,
    422: changeMember.changeMemberStatus422Schema,
    500: changeMember.changeMemberStatus500Schema,
  },
} as const
const listAgencyEventsOperation = {
  method: 'get',
  path: '/admin/v1/agency/event',
  tag: 'agency',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'member': 'string', 'limit': 'integer', 'cursor': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listAgencyEvents.listAgencyEventsQuerySystemSchema, 'member': listAgencyEvents.listAgencyEventsQueryMemberSchema, 'limit': listAgencyEvents.listAgencyEventsQueryLimitSchema, 'cursor': listAgencyEvents.listAgencyEventsQueryCursorSchema }),
    header: z.object({ 'Accept-Language': listAgencyEvents.listAgencyEventsHeaderAcceptLanguageSchema, 'X-Request-Id': listAgencyEvents.listAgencyEventsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listAgencyEvents.listAgencyEventsStatus200Schema,
    400: listAgencyEvents.listAgencyEventsStatus400Schema,
    401: listAgencyEvents.listAgencyEventsStatus401Schema,
    403: listAgencyEvents.listAgencyEventsStatus403Schema,
    404: listAgencyEvents.listAgencyEventsStatus404Schema,
    500: listAgencyEvents.listAgencyEventsStatus500Schema,
  },
} as const
const getMarkupOperation = {
  method: 'get',
  path: '/admin/v1/agency/markup',
  tag: 'agency',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': getMarkup.getMarkupQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getMarkup.getMarkupHeaderAcceptLanguageSchema, 'X-Request-Id': getMarkup.getMarkupHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getMarkup.getMarkupStatus200Schema,
    400: getMarkup.getMarkupStatus400Schema,
    401: getMarkup.getMarkupStatus401Schema,
    403: getMarkup.getMarkupStatus403Schema,
    404: getMarkup.getMarkupStatus404Schema,
    500: getMarkup.getMarkupStatus500Schema,
  },
} as const
const saveMarkupOperation = {
  method: 'put',
  path: '/admin/v1/agency/markup',
  tag: 'agency',
  timeoutMs: 10000,
  security: 'required',
  roles: ['owner'],
  idempotent: false,
  problemCodes: ['conflict', 'forbidden', 'internal_error', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'unchangedSince': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': saveMarkup.saveMarkupQuerySystemSchema, 'unchangedSince': saveMarkup.saveMarkupQueryUnchangedSinceSchema }),
    header: z.object({ 'Accept-Language': saveMarkup.saveMarkupHeaderAcceptLanguageSchema, 'X-Request-Id': saveMarkup.saveMarkupHeaderXRequestIdSchema }),
  },
  body: saveMarkup.saveMarkupBodySchema,
  bodyType: 'json',
  responses: {
    200: saveMarkup.saveMarkupStatus200Schema,
    400: saveMarkup.saveMarkupStatus400Schema,
    401: saveMarkup.saveMarkupStatus401Schema,
    403: saveMarkup.saveMarkupStatus403Schema,
    404: saveMarkup.saveMarkupStatus404Schema,
    409: saveMarkup.saveMarkupStatus409Schema,
    413: saveMarkup.saveMarkupStatus413Schema,
    415: saveMarkup.saveMarkupStatus415Schema,
    500: saveMarkup.saveMarkupStatus500Schema,
  },
} as const
const listCustomersOperation = {
  method: 'get',
  path: '/admin/v1/customer',
  tag: 'customer',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'search': 'string', 'page': 'integer', 'size': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listCustomers.listCustomersQuerySystemSchema, 'search': listCustomers.listCustomersQuerySearchSchema, 'page': listCustomers.listCustomersQueryPageSchema, 'size': listCustomers.listCustomersQuerySizeSchema }),
    header: z.object({ 'Accept-Language': listCustomers.listCustomersHeaderAcceptLanguageSchema, 'X-Request-Id': listCustomers.listCustomersHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listCustomers.listCustomersStatus200Schema,
    400: listCustomers.listCustomersStatus400Schema,
    401: listCustomers.listCustomersStatus401Schema,
    403: listCustomers.listCustomersStatus403Schema,
    404: listCustomers.listCustomersStatus404Schema,
    500: listCustomers.listCustomersStatus500Schema,
  },
} as const
const addCustomerOperation = {
  method: 'post',
  path: '/admin/v1/customer',
  tag: 'customer',
  timeoutMs: 40000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: true,
  problemCodes: ['forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'passenger_refused', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': addCustomer.addCustomerQuerySystemSchema }),
    header: z.object({ 'Accept-Language': addCustomer.addCustomerHeaderAcceptLanguageSchema, 'X-Request-Id': addCustomer.addCustomerHeaderXRequestIdSchema, 'Idempotency-Key': addCustomer.addCustomerHeaderIdempotencyKeySchema }),
  },
  body: addCustomer.addCustomerBodySchema,
  bodyType: 'json',
  responses: {
    201: addCustomer.addCustomerStatus201Schema,
    400: addCustomer.addCustomerStatus400Schema,
    401: addCustomer.addCustomerStatus401Schema,
    403: addCustomer.addCustomerStatus403Schema,
    404: addCustomer.addCustomerStatus404Schema,
    409: addCustomer.addCustomerStatus409Schema,
    413: addCustomer.addCustomerStatus413Schema,
    415: addCustomer.addCustomerStatus415Schema,
    422: addCustomer.addCustomerStatus422Schema,
    500: addCustomer.addCustomerStatus500Schema,
  },
} as const
const getCustomerOperation = {
  method: 'get',
  path: '/admin/v1/customer/{id}',
  tag: 'customer',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getCustomer.getCustomerPathIdSchema }),
    query: z.strictObject({ 'system': getCustomer.getCustomerQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getCustomer.getCustomerHeaderAcceptLanguageSchema, 'X-Request-Id': getCustomer.getCustomerHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getCustomer.getCustomerStatus200Schema,
    400: getCustomer.getCustomerStatus400Schema,
    401: getCustomer.getCustomerStatus401Schema,
    403: getCustomer.getCustomerStatus403Schema,
    404: getCustomer.getCustomerStatus404Schema,
    500: getCustomer.getCustomerStatus500Schema,
  },
} as const
const updateCustomerOperation = {
  method: 'put',
  path: '/admin/v1/customer/{id}',
  tag: 'customer',
  timeoutMs: 10000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: false,
  problemCodes: ['conflict', 'forbidden', 'internal_error', 'not_found', 'passenger_refused', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'unchangedSince': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': updateCustomer.updateCustomerPathIdSchema }),
    query: z.strictObject({ 'system': updateCustomer.updateCustomerQuerySystemSchema, 'unchangedSince': updateCustomer.updateCustomerQueryUnchangedSinceSchema }),
    header: z.object({ 'Accept-Language': updateCustomer.updateCustomerHeaderAcceptLanguageSchema, 'X-Request-Id': updateCustomer.updateCustomerHeaderXRequestIdSchema }),
  },
  body: updateCustomer.updateCustomerBodySchema,
  bodyType: 'json',
  responses: {
    200: updateCustomer.updateCustomerStatus200Schema,
    400: updateCustomer.updateCustomerStatus400Schema,
    401: updateCustomer.updateCustomerStatus401Schema,
    403: updateCustomer.updateCustomerStatus403Schema,
    404: updateCustomer.updateCustomerStatus404Schema,
    409: updateCustomer.updateCustomerStatus409Schema,
    413: updateCustomer.updateCustomerStatus413Schema,
    415: updateCustomer.updateCustomerStatus415Schema,
    422: updateCustomer.updateCustomerStatus422Schema,
    500: updateCustomer.updateCustomerStatus500Schema,
  },
} as const
const deleteCustomerOperation = {
  method: 'delete',
  path: '/admin/v1/customer/{id}',
  tag: 'customer',
  timeoutMs: 10000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': deleteCustomer.deleteCustomerPathIdSchema }),
    query: z.strictObject({ 'system': deleteCustomer.deleteCustomerQuerySystemSchema }),
    header: z.object({ 'Accept-Language': deleteCustomer.deleteCustomerHeaderAcceptLanguageSchema, 'X-Request-Id': deleteCustomer.deleteCustomerHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: deleteCustomer.deleteCustomerStatus200Schema,
    400: deleteCustomer.deleteCustomerStatus400Schema,
    401: deleteCustomer.deleteCustomerStatus401Schema,
    403: deleteCustomer.deleteCustomerStatus403Schema,
    404: deleteCustomer.deleteCustomerStatus404Schema,
    500: deleteCustomer.deleteCustomerStatus500Schema,
  },
} as const
const listQuotationsOperation = {
  method: 'get',
  path: '/admin/v1/quotation',
  tag: 'quotation',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'state': 'string', 'search': 'string', 'limit': 'integer', 'cursor': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listQuotations.listQuotationsQuerySystemSchema, 'state': listQuotations.listQuotationsQueryStateSchema, 'search': listQuotations.listQuotationsQuerySearchSchema, 'limit': listQuotations.listQuotationsQueryLimitSchema, 'cursor': listQuotations.listQuotationsQueryCursorSchema }),
    header: z.object({ 'Accept-Language': listQuotations.listQuotationsHeaderAcceptLanguageSchema, 'X-Request-Id': listQuotations.listQuotationsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listQuotations.listQuotationsStatus200Schema,
    400: listQuotations.listQuotationsStatus400Schema,
    401: listQuotations.listQuotationsStatus401Schema,
    403: listQuotations.listQuotationsStatus403Schema,
    404: listQuotations.listQuotationsStatus404Schema,
    500: listQuotations.listQuotationsStatus500Schema,
  },
} as const
const createQuotationOperation = {
  method: 'post',
  path: '/admin/v1/quotation',
  tag: 'quotation',
  timeoutMs: 40000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: true,
  problemCodes: ['cart_empty', 'cart_not_found', 'forbidden', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'party_refused', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string', 'Cart-Token': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': createQuotation.createQuotationQuerySystemSchema }),
    header: z.object({ 'Accept-Language': createQuotation.createQuotationHeaderAcceptLanguageSchema, 'X-Request-Id': createQuotation.createQuotationHeaderXRequestIdSchema, 'Idempotency-Key': createQuotation.createQuotationHeaderIdempotencyKeySchema, 'Cart-Token': createQuotation.createQuotationHeaderCartTokenSchema }),
  },
  body: createQuotation.createQuotationBodySchema,
  bodyType: 'json',
  responses: {
    201: createQuotation.createQuotationStatus201Schema,
    400: createQuotation.createQuotationStatus400Schema,
    401: createQuotation.createQuotationStatus401Schema,
    403: createQuotation.createQuotationStatus403Schema,
    404: createQuotation.createQuotationStatus404Schema,
    409: createQuotation.createQuotationStatus409Schema,
    413: createQuotation.createQuotationStatus413Schema,
    415: createQuotation.createQuotationStatus415Schema,
    422: createQuotation.createQuotationStatus422Schema,
    500: createQuotation.createQuotationStatus500Schema,
  },
} as const
const getQuotationOperation = {
  method: 'get',
  path: '/admin/v1/quotation/{id}',
  tag: 'quotation',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getQuotation.getQuotationPathIdSchema }),
    query: z.strictObject({ 'system': getQuotation.getQuotationQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getQuotation.getQuotationHeaderAcceptLanguageSchema, 'X-Request-Id': getQuotation.getQuotationHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getQuotation.getQuotationStatus200Schema,
    400: getQuotation.getQuotationStatus400Schema,
    401: getQuotation.getQuotationStatus401Schema,
    403: getQuotation.getQuotationStatus403Schema,
    404: getQuotation.getQuotationStatus404Schema,
    500: getQuotation.getQuotationStatus500Schema,
  },
} as const
const cancelQuotationOperation = {
  method: 'post',
  path: '/admin/v1/quotation/{id}/cancel',
  tag: 'quotation',
  timeoutMs: 40000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'quotation_refused', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': cancelQuotation.cancelQuotationPathIdSchema }),
    query: z.strictObject({ 'system': cancelQuotation.cancelQuotationQuerySystemSchema }),
    header: z.object({ 'Accept-Language': cancelQuotation.cancelQuotationHeaderAcceptLanguageSchema, 'X-Request-Id': cancelQuotation.cancelQuotationHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: cancelQuotation.cancelQuotationStatus200Schema,
    400: cancelQuotation.cancelQuotationStatus400Schema,
    401: cancelQuotation.cancelQuotationStatus401Schema,
    403: cancelQuotation.cancelQuotationStatus403Schema,
    404: cancelQuotation.cancelQuotationStatus404Schema,
    422: cancelQuotation.cancelQuotationStatus422Schema,
    500: cancelQuotation.cancelQuotationStatus500Schema,
  },
} as const
const takeUpQuotationOperation = {
  method: 'post',
  path: '/admin/v1/quotation/{id}/cart',
  tag: 'quotation',
  timeoutMs: 40000,
  security: 'required',
  roles: ['owner', 'booker'],
  idempotent: true,
  problemCodes: ['book_before', 'forbidden', 'hold_limit_reached', 'idempotency_in_progress', 'idempotency_key_reused', 'internal_error', 'not_found', 'quotation_refused', 'seats_taken', 'sold_out', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string', 'Idempotency-Key': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': takeUpQuotation.takeUpQuotationPathIdSchema }),
    query: z.strictObject({ 'system': takeUpQuotation.takeUpQuotationQuerySystemSchema }),
    header: z.object({ 'Accept-Language': takeUpQuotation.takeUpQuotationHeaderAcceptLanguageSchema, 'X-Request-Id': takeUpQuotation.takeUpQuotationHeaderXRequestIdSchema, 'Idempotency-Key': takeUpQuotation.takeUpQuotationHeaderIdempotencyKeySchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: takeUpQuotation.takeUpQuotationStatus200Schema,
    400: takeUpQuotation.takeUpQuotationStatus400Schema,
    401: takeUpQuotation.takeUpQuotationStatus401Schema,
    403: takeUpQuotation.takeUpQuotationStatus403Schema,
    404: takeUpQuotation.takeUpQuotationStatus404Schema,
    409: takeUpQuotation.takeUpQuotationStatus409Schema,
    422: takeUpQuotation.takeUpQuotationStatus422Schema,
    500: takeUpQuotation.takeUpQuotationStatus500Schema,
  },
} as const
const readQuotationOperation = {
  method: 'post',
  path: '/travel/v1/quotation/read',
  tag: 'quotation',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'payload_too_large', 'quotation_link_invalid', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': readQuotation.readQuotationQuerySystemSchema, 'currency': readQuotation.readQuotationQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': readQuotation.readQuotationHeaderAcceptLanguageSchema, 'X-Request-Id': readQuotation.readQuotationHeaderXRequestIdSchema }),
  },
  body: readQuotation.readQuotationBodySchema,
  bodyType: 'json',
  responses: {
    200: readQuotation.readQuotationStatus200Schema,
    400: readQuotation.readQuotationStatus400Schema,
    403: readQuotation.readQuotationStatus403Schema,
    404: readQuotation.readQuotationStatus404Schema,
    413: readQuotation.readQuotationStatus413Schema,
    415: readQuotation.readQuotationStatus415Schema,
    500: readQuotation.readQuotationStatus500Schema,
  },
} as const
const acceptQuotationOperation = {
  method: 'post',
  path: '/travel/v1/quotation/accept',
  tag: 'quotation',
  timeoutMs: 40000,
  security: 'optional',
  roles: ['visitor', 'customer', 'owner', 'booker', 'finance'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'passenger_refused', 'payload_too_large', 'price_changed', 'quotation_link_invalid', 'quotation_refused', 'tenant_unknown', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'currency': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': acceptQuotation.acceptQuotationQuerySystemSchema, 'currency': acceptQuotation.acceptQuotationQueryCurrencySchema }),
    header: z.object({ 'Accept-Language': acceptQuotation.acceptQuotationHeaderAcceptLanguageSchema, 'X-Request-Id': acceptQuotation.acceptQuotationHeaderXRequestIdSchema }),
  },
  body: acceptQuotation.acceptQuotationBodySchema,
  bodyType: 'json',
  responses: {
    200: acceptQuotation.acceptQuotationStatus200Schema,
    400: acceptQuotation.acceptQuotationStatus400Schema,
    403: acceptQuotation.acceptQuotationStatus403Schema,
    404: acceptQuotation.acceptQuotationStatus404Schema,
    409: acceptQuotation.acceptQuotationStatus409Schema,
    413: acceptQuotation.acceptQuotationStatus413Schema,
    415: acceptQuotation.acceptQuotationStatus415Schema,
    422: acceptQuotation.acceptQuotationStatus422Schema,
    500: acceptQuotation.acceptQuotationStatus500Schema,
  },
} as const
const listManifestSailingsOperation = {
  method: 'get',
  path: '/admin/v1/manifest',
  tag: 'manifest',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['instansi'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer', 'terminal': 'string', 'direction': 'string', 'date': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': listManifestSailings.listManifestSailingsQuerySystemSchema, 'terminal': listManifestSailings.listManifestSailingsQueryTerminalSchema, 'direction': listManifestSailings.listManifestSailingsQueryDirectionSchema, 'date': listManifestSailings.listManifestSailingsQueryDateSchema }),
    header: z.object({ 'Accept-Language': listManifestSailings.listManifestSailingsHeaderAcceptLanguageSchema, 'X-Request-Id': listManifestSailings.listManifestSailingsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listManifestSailings.listManifestSailingsStatus200Schema,
    400: listManifestSailings.listManifestSailingsStatus400Schema,
    401: listManifestSailings.listManifestSailingsStatus401Schema,
    403: listManifestSailings.listManifestSailingsStatus403Schema,
    404: listManifestSailings.listManifestSailingsStatus404Schema,
    500: listManifestSailings.listManifestSailingsStatus500Schema,
  },
} as const
const recordScansOperation = {
  method: 'post',
  path: '/admin/v1/manifest/scan',
  tag: 'manifest',
  timeoutMs: 40000,
  security: 'required',
  roles: ['instansi'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: {},
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({}),
    query: z.strictObject({ 'system': recordScans.recordScansQuerySystemSchema }),
    header: z.object({ 'Accept-Language': recordScans.recordScansHeaderAcceptLanguageSchema, 'X-Request-Id': recordScans.recordScansHeaderXRequestIdSchema }),
  },
  body: recordScans.recordScansBodySchema,
  bodyType: 'json',
  responses: {
    200: recordScans.recordScansStatus200Schema,
    400: recordScans.recordScansStatus400Schema,
    401: recordScans.recordScansStatus401Schema,
    403: recordScans.recordScansStatus403Schema,
    404: recordScans.recordScansStatus404Schema,
    413: recordScans.recordScansStatus413Schema,
    415: recordScans.recordScansStatus415Schema,
    500: recordScans.recordScansStatus500Schema,
  },
} as const
const getManifestOperation = {
  method: 'get',
  path: '/admin/v1/manifest/sailing/{id}',
  tag: 'manifest',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['instansi'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getManifest.getManifestPathIdSchema }),
    query: z.strictObject({ 'system': getManifest.getManifestQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getManifest.getManifestHeaderAcceptLanguageSchema, 'X-Request-Id': getManifest.getManifestHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getManifest.getManifestStatus200Schema,
    400: getManifest.getManifestStatus400Schema,
    401: getManifest.getManifestStatus401Schema,
    403: getManifest.getManifestStatus403Schema,
    404: getManifest.getManifestStatus404Schema,
    500: getManifest.getManifestStatus500Schema,
  },
} as const
const listRevealsOperation = {
  method: 'get',
  path: '/admin/v1/manifest/sailing/{id}/document',
  tag: 'manifest',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['instansi'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer', 'limit': 'integer', 'cursor': 'string' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': listReveals.listRevealsPathIdSchema }),
    query: z.strictObject({ 'system': listReveals.listRevealsQuerySystemSchema, 'limit': listReveals.listRevealsQueryLimitSchema, 'cursor': listReveals.listRevealsQueryCursorSchema }),
    header: z.object({ 'Accept-Language': listReveals.listRevealsHeaderAcceptLanguageSchema, 'X-Request-Id': listReveals.listRevealsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listReveals.listRevealsStatus200Schema,
    400: listReveals.listRevealsStatus400Schema,
    401: listReveals.listRevealsStatus401Schema,
    403: listReveals.listRevealsStatus403Schema,
    404: listReveals.listRevealsStatus404Schema,
    500: listReveals.listRevealsStatus500Schema,
  },
} as const
const revealDocumentOperation = {
  method: 'post',
  path: '/admin/v1/manifest/sailing/{id}/document',
  tag: 'manifest',
  timeoutMs: 40000,
  security: 'required',
  roles: ['instansi'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'payload_too_large', 'tenant_unknown', 'unauthorized', 'unsupported_media_type', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': revealDocument.revealDocumentPathIdSchema }),
    query: z.strictObject({ 'system': revealDocument.revealDocumentQuerySystemSchema }),
    header: z.object({ 'Accept-Language': revealDocument.revealDocumentHeaderAcceptLanguageSchema, 'X-Request-Id': revealDocument.revealDocumentHeaderXRequestIdSchema }),
  },
  body: revealDocument.revealDocumentBodySchema,
  bodyType: 'json',
  responses: {
    200: revealDocument.revealDocumentStatus200Schema,
    400: revealDocument.revealDocumentStatus400Schema,
    401: revealDocument.revealDocumentStatus401Schema,
    403: revealDocument.revealDocumentStatus403Schema,
    404: revealDocument.revealDocumentStatus404Schema,
    413: revealDocument.revealDocumentStatus413Schema,
    415: revealDocument.revealDocumentStatus415Schema,
    500: revealDocument.revealDocumentStatus500Schema,
  },
} as const
const listManifestExportsOperation = {
  method: 'get',
  path: '/admin/v1/manifest/sailing/{id}/export',
  tag: 'manifest',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['instansi'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': listManifestExports.listManifestExportsPathIdSchema }),
    query: z.strictObject({ 'system': listManifestExports.listManifestExportsQuerySystemSchema }),
    header: z.object({ 'Accept-Language': listManifestExports.listManifestExportsHeaderAcceptLanguageSchema, 'X-Request-Id': listManifestExports.listManifestExportsHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: listManifestExports.listManifestExportsStatus200Schema,
    400: listManifestExports.listManifestExportsStatus400Schema,
    401: listManifestExports.listManifestExportsStatus401Schema,
    403: listManifestExports.listManifestExportsStatus403Schema,
    404: listManifestExports.listManifestExportsStatus404Schema,
    500: listManifestExports.listManifestExportsStatus500Schema,
  },
} as const
const exportManifestOperation = {
  method: 'post',
  path: '/admin/v1/manifest/sailing/{id}/export',
  tag: 'manifest',
  timeoutMs: 40000,
  security: 'required',
  roles: ['instansi'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': exportManifest.exportManifestPathIdSchema }),
    query: z.strictObject({ 'system': exportManifest.exportManifestQuerySystemSchema }),
    header: z.object({ 'Accept-Language': exportManifest.exportManifestHeaderAcceptLanguageSchema, 'X-Request-Id': exportManifest.exportManifestHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: exportManifest.exportManifestStatus200Schema,
    400: exportManifest.exportManifestStatus400Schema,
    401: exportManifest.exportManifestStatus401Schema,
    403: exportManifest.exportManifestStatus403Schema,
    404: exportManifest.exportManifestStatus404Schema,
    500: exportManifest.exportManifestStatus500Schema,
  },
} as const
const getManifestExportOperation = {
  method: 'get',
  path: '/admin/v1/manifest/sailing/{id}/export/{version}',
  tag: 'manifest',
  timeoutMs: 1000000,
  security: 'required',
  roles: ['instansi'],
  idempotent: false,
  problemCodes: ['forbidden', 'internal_error', 'not_found', 'tenant_unknown', 'unauthorized', 'validation_failed'],
  primitives: {
    path: { 'id': 'string', 'version': 'integer' },
    query: { 'system': 'integer' },
    header: { 'Accept-Language': 'string', 'X-Request-Id': 'string' },
  },
  params: {
    path: z.strictObject({ 'id': getManifestExport.getManifestExportPathIdSchema, 'version': getManifestExport.getManifestExportPathVersionSchema }),
    query: z.strictObject({ 'system': getManifestExport.getManifestExportQuerySystemSchema }),
    header: z.object({ 'Accept-Language': getManifestExport.getManifestExportHeaderAcceptLanguageSchema, 'X-Request-Id': getManifestExport.getManifestExportHeaderXRequestIdSchema }),
  },
  body: null,
  bodyType: null,
  responses: {
    200: getManifestExport.getManifestExportStatus200Schema,
    400: getManifestExport.getManifestExportStatus400Schema,
    401: getManifestExport.getManifestExportStatus401Schema,
    403: getManifestExport.getManifestExportStatus403Schema,
    404: getManifestExport.getManifestExportStatus404Schema,
    500: getManifestExport.getManifestExportStatus500Schema,
  },
} as const

export const operations: {
  readonly getBase: typeof getBaseOperation
  readonly getCompany: typeof getCompanyOperation
  readonly listCurrencies: typeof listCurrenciesOperation
  readonly getPrivacyPolicy: typeof getPrivacyPolicyOperation
  readonly getBookingPolicy: typeof getBookingPolicyOperation
  readonly login: typeof loginOperation
  readonly listReferrals: typeof listReferralsOperation
  readonly register: typeof registerOperation
  readonly sendVerificationCode: typeof sendVerificationCodeOperation
  readonly confirmEmail: typeof confirmEmailOperation
  readonly sendResetCode: typeof sendResetCodeOperation
  readonly resetPassword: typeof resetPasswordOperation
  readonly getSession: typeof getSessionOperation
  readonly logout: typeof logoutOperation
  readonly logoutEverywhere: typeof logoutEverywhereOperation
  readonly getProfile: typeof getProfileOperation
  readonly updateProfile: typeof updateProfileOperation
  readonly confirmNewEmail: typeof confirmNewEmailOperation
  readonly sendNewEmailCode: typeof sendNewEmailCodeOperation
  readonly changePassword: typeof changePasswordOperation
  readonly listPassengers: typeof listPassengersOperation
  readonly addPassengers: typeof addPassengersOperation
  readonly updatePassenger: typeof updatePassengerOperation
  readonly deletePassenger: typeof deletePassengerOperation
  readonly restorePassenger: typeof restorePassengerOperation
  readonly listTerminals: typeof listTerminalsOperation
  readonly getTerminal: typeof getTerminalOperation
  readonly getFerryRoute: typeof getFerryRouteOperation
  readonly searchFerry: typeof searchFerryOperation
  readonly getFareCalendar: typeof getFareCalendarOperation
  readonly listOpenTickets: typeof listOpenTicketsOperation
  readonly getDolphinSchedule: typeof getDolphinScheduleOperation
  readonly sendTransportItem: typeof sendTransportItemOperation
  readonly listPackages: typeof listPackagesOperation
  readonly getPackage: typeof getPackageOperation
  readonly listAttractions: typeof listAttractionsOperation
  readonly getAttraction: typeof getAttractionOperation
  readonly searchHotels: typeof searchHotelsOperation
  readonly getHotel: typeof getHotelOperation
  readonly listHotelReviews: typeof listHotelReviewsOperation
  readonly listTransports: typeof listTransportsOperation
  readonly getTransport: typeof getTransportOperation
  readonly listCruises: typeof listCruisesOperation
  readonly getCruise: typeof getCruiseOperation
  readonly getProductCalendar: typeof getProductCalendarOperation
  readonly listPicks: typeof listPicksOperation
  readonly quoteItems: typeof quoteItemsOperation
  readonly openAccountCart: typeof openAccountCartOperation
  readonly getCart: typeof getCartOperation
  readonly addToCart: typeof addToCartOperation
  readonly changeCartItem: typeof changeCartItemOperation
  readonly removeCartItem: typeof removeCartItemOperation
  readonly extendCartItemHold: typeof extendCartItemHoldOperation
  readonly listOrders: typeof listOrdersOperation
  readonly findBooking: typeof findBookingOperation
  readonly checkPromo: typeof checkPromoOperation
  readonly priceCart: typeof priceCartOperation
  readonly saveCheckout: typeof saveCheckoutOperation
  readonly resumeCheckout: typeof resumeCheckoutOperation
  readonly placeOrder: typeof placeOrderOperation
  readonly cancelOrder: typeof cancelOrderOperation
  readonly resendConfirmation: typeof resendConfirmationOperation
  readonly getOrderTimeline: typeof getOrderTimelineOperation
  readonly getReceipt: typeof getReceiptOperation
  readonly correctName: typeof correctNameOperation
  readonly quoteRefund: typeof quoteRefundOperation
  readonly listRefunds: typeof listRefundsOperation
  readonly confirmRefund: typeof confirmRefundOperation
  readonly listChangeOptions: typeof listChangeOptionsOperation
  readonly quoteChange: typeof quoteChangeOperation
  readonly confirmChange: typeof confirmChangeOperation
  readonly getBooking: typeof getBookingOperation
  readonly listPaymentMethods: typeof listPaymentMethodsOperation
  readonly getPayment: typeof getPaymentOperation
  readonly startPayment: typeof startPaymentOperation
  readonly uploadPaymentProof: typeof uploadPaymentProofOperation
  readonly confirmPayment: typeof confirmPaymentOperation
  readonly listTickets: typeof listTicketsOperation
  readonly listPaidOpenTickets: typeof listPaidOpenTicketsOperation
  readonly sendConcern: typeof sendConcernOperation
  readonly subscribeNewsletter: typeof subscribeNewsletterOperation
  readonly confirmNewsletter: typeof confirmNewsletterOperation
  readonly unsubscribeNewsletter: typeof unsubscribeNewsletterOperation
  readonly getWallet: typeof getWalletOperation
  readonly getWalletStatement: typeof getWalletStatementOperation
  readonly listTopUps: typeof listTopUpsOperation
  readonly requestTopUp: typeof requestTopUpOperation
  readonly getTopUpTerms: typeof getTopUpTermsOperation
  readonly getTopUp: typeof getTopUpOperation
  readonly cancelTopUp: typeof cancelTopUpOperation
  readonly getDesk: typeof getDeskOperation
  readonly getAgencyReport: typeof getAgencyReportOperation
  readonly listMembers: typeof listMembersOperation
  readonly addMember: typeof addMemberOperation
  readonly changeMember: typeof changeMemberOperation
  readonly listAgencyEvents: typeof listAgencyEventsOperation
  readonly getMarkup: typeof getMarkupOperation
  readonly saveMarkup: typeof saveMarkupOperation
  readonly listCustomers: typeof listCustomersOperation
  readonly addCustomer: typeof addCustomerOperation
  readonly getCustomer: typeof getCustomerOperation
  readonly updateCustomer: typeof updateCustomerOperation
  readonly deleteCustomer: typeof deleteCustomerOperation
  readonly listQuotations: typeof listQuotationsOperation
  readonly createQuotation: typeof createQuotationOperation
  readonly getQuotation: typeof getQuotationOperation
  readonly cancelQuotation: typeof cancelQuotationOperation
  readonly takeUpQuotation: typeof takeUpQuotationOperation
  readonly readQuotation: typeof readQuotationOperation
  readonly acceptQuotation: typeof acceptQuotationOperation
  readonly listManifestSailings: typeof listManifestSailingsOperation
  readonly recordScans: typeof recordScansOperation
  readonly getManifest: typeof getManifestOperation
  readonly listReveals: typeof listRevealsOperation
  readonly revealDocument: typeof revealDocumentOperation
  readonly listManifestExports: typeof listManifestExportsOperation
  readonly exportManifest: typeof exportManifestOperation
  readonly getManifestExport: typeof getManifestExportOperation
} = {
  getBase: getBaseOperation,
  getCompany: getCompanyOperation,
  listCurrencies: listCurrenciesOperation,
  getPrivacyPolicy: getPrivacyPolicyOperation,
  getBookingPolicy: getBookingPolicyOperation,
  login: loginOperation,
  listReferrals: listReferralsOperation,
  register: registerOperation,
  sendVerificationCode: sendVerificationCodeOperation,
  confirmEmail: confirmEmailOperation,
  sendResetCode: sendResetCodeOperation,
  resetPassword: resetPasswordOperation,
  getSession: getSessionOperation,
  logout: logoutOperation,
  logoutEverywhere: logoutEverywhereOperation,
  getProfile: getProfileOperation,
  updateProfile: updateProfileOperation,
  confirmNewEmail: confirmNewEmailOperation,
  sendNewEmailCode: sendNewEmailCodeOperation,
  changePassword: changePasswordOperation,
  listPassengers: listPassengersOperation,
  addPassengers: addPassengersOperation,
  updatePassenger: updatePassengerOperation,
  deletePassenger: deletePassengerOperation,
  restorePassenger: restorePassengerOperation,
  listTerminals: listTerminalsOperation,
  getTerminal: getTerminalOperation,
  getFerryRoute: getFerryRouteOperation,
  searchFerry: searchFerryOperation,
  getFareCalendar: getFareCalendarOperation,
  listOpenTickets: listOpenTicketsOperation,
  getDolphinSchedule: getDolphinScheduleOperation,
  sendTransportItem: sendTransportItemOperation,
  listPackages: listPackagesOperation,
  getPackage: getPackageOperation,
  listAttractions: listAttractionsOperation,
  getAttraction: getAttractionOperation,
  searchHotels: searchHotelsOperation,
  getHotel: getHotelOperation,
  listHotelReviews: listHotelReviewsOperation,
  listTransports: listTransportsOperation,
  getTransport: getTransportOperation,
  listCruises: listCruisesOperation,
  getCruise: getCruiseOperation,
  getProductCalendar: getProductCalendarOperation,
  listPicks: listPicksOperation,
  quoteItems: quoteItemsOperation,
  openAccountCart: openAccountCartOperation,
  getCart: getCartOperation,
  addToCart: addToCartOperation,
  changeCartItem: changeCartItemOperation,
  removeCartItem: removeCartItemOperation,
  extendCartItemHold: extendCartItemHoldOperation,
  listOrders: listOrdersOperation,
  findBooking: findBookingOperation,
  checkPromo: checkPromoOperation,
  priceCart: priceCartOperation,
  saveCheckout: saveCheckoutOperation,
  resumeCheckout: resumeCheckoutOperation,
  placeOrder: placeOrderOperation,
  cancelOrder: cancelOrderOperation,
  resendConfirmation: resendConfirmationOperation,
  getOrderTimeline: getOrderTimelineOperation,
  getReceipt: getReceiptOperation,
  correctName: correctNameOperation,
  quoteRefund: quoteRefundOperation,
  listRefunds: listRefundsOperation,
  confirmRefund: confirmRefundOperation,
  listChangeOptions: listChangeOptionsOperation,
  quoteChange: quoteChangeOperation,
  confirmChange: confirmChangeOperation,
  getBooking: getBookingOperation,
  listPaymentMethods: listPaymentMethodsOperation,
  getPayment: getPaymentOperation,
  startPayment: startPaymentOperation,
  uploadPaymentProof: uploadPaymentProofOperation,
  confirmPayment: confirmPaymentOperation,
  listTickets: listTicketsOperation,
  listPaidOpenTickets: listPaidOpenTicketsOperation,
  sendConcern: sendConcernOperation,
  subscribeNewsletter: subscribeNewsletterOperation,
  confirmNewsletter: confirmNewsletterOperation,
  unsubscribeNewsletter: unsubscribeNewsletterOperation,
  getWallet: getWalletOperation,
  getWalletStatement: getWalletStatementOperation,
  listTopUps: listTopUpsOperation,
  requestTopUp: requestTopUpOperation,
  getTopUpTerms: getTopUpTermsOperation,
  getTopUp: getTopUpOperation,
  cancelTopUp: cancelTopUpOperation,
  getDesk: getDeskOperation,
  getAgencyReport: getAgencyReportOperation,
  listMembers: listMembersOperation,
  addMember: addMemberOperation,
  changeMember: changeMemberOperation,
  listAgencyEvents: listAgencyEventsOperation,
  getMarkup: getMarkupOperation,
  saveMarkup: saveMarkupOperation,
  listCustomers: listCustomersOperation,
  addCustomer: addCustomerOperation,
  getCustomer: getCustomerOperation,
  updateCustomer: updateCustomerOperation,
  deleteCustomer: deleteCustomerOperation,
  listQuotations: listQuotationsOperation,
  createQuotation: createQuotationOperation,
  getQuotation: getQuotationOperation,
  cancelQuotation: cancelQuotationOperation,
  takeUpQuotation: takeUpQuotationOperation,
  readQuotation: readQuotationOperation,
  acceptQuotation: acceptQuotationOperation,
  listManifestSailings: listManifestSailingsOperation,
  recordScans: recordScansOperation,
  getManifest: getManifestOperation,
  listReveals: listRevealsOperation,
  revealDocument: revealDocumentOperation,
  listManifestExports: listManifestExportsOperation,
  exportManifest: exportManifestOperation,
  getManifestExport: getManifestExportOperation,
}
