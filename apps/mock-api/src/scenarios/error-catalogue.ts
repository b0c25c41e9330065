import type { ProblemCode } from '@selat/sdk/problems'

/** The way in which a line of the catalogue is forced: by a code, by rows of the table, or not through the API. */
type Forced =
  | { readonly code: ProblemCode }
  | { readonly rows: readonly string[] }
  /**
   * The contract does not have the operations of this line yet. Rows are required as soon as an operation declares the code,
   * or its id contains the word.
   */
  | { readonly awaits: string; readonly code?: ProblemCode; readonly operation?: RegExp }
  /** The storefront makes this decision without the API. */
  | { readonly storefront: string }

export type CatalogueLine = { readonly line: string; readonly forced: Forced }

/** The lines of specification §8, each with the input that forces it. When an operation is added, rows replace `awaits`. */
export const errorCatalogue: readonly CatalogueLine[] = [
  {
    line: 'A 401 from the base call',
    forced: { rows: ['start-ended-session'] },
  },
  {
    line: 'Other HTTP errors: the server message, or a general one where there is none',
    forced: { rows: ['login-wrong-password', 'server-error-without-words'] },
  },
  {
    line: 'Generic helpers return errors and do not throw',
    forced: { rows: ['connection-breaks', 'server-error', 'service-unavailable'] },
  },
  { line: 'An unknown route gives a 404', forced: { rows: ['path-unknown', 'method-unknown'] } },
  { line: 'Base configuration fails at start', forced: { rows: ['start-fails'] } },
  { line: 'Page Not Found (404)', forced: { code: 'not_found' } },
  { line: 'Internal Server Error', forced: { code: 'internal_error' } },
  { line: "Login failed, username and password don't match", forced: { code: 'login_failed' } },
  { line: 'Email not verified', forced: { code: 'email_not_verified' } },
  { line: 'Email not found', forced: { code: 'email_not_found' } },
  { line: 'User already exists', forced: { code: 'user_exists' } },
  { line: 'Account already exists', forced: { code: 'account_exists' } },
  { line: 'Reset code is invalid', forced: { code: 'reset_code_invalid' } },
  {
    line: 'E-wallet balance is insufficient',
    forced: { code: 'wallet_insufficient' },
  },
  {
    line: 'Product unavailable for the selected date, try another date',
    forced: { code: 'product_unavailable' },
  },
  {
    line: 'A data fetch error asking the user to contact support',
    forced: { code: 'data_unavailable' },
  },
  {
    line: 'Product currently not available, please book before a date',
    forced: { code: 'book_before' },
  },
  {
    line: 'No result for the return time, modify the search or proceed one way',
    forced: { code: 'no_return_sailing' },
  },
  { line: 'File size must be under a limit', forced: { code: 'file_too_large' } },
  { line: 'Only image files are allowed', forced: { code: 'file_type_refused' } },
  { line: 'A browser warning', forced: { storefront: 'looks at the browser' } },
  { line: 'Message and file sent', forced: { rows: ['concern-sent'] } },
  { line: 'Password reset successful', forced: { rows: ['password-reset'] } },
  { line: 'Code sent to your email', forced: { rows: ['reset-code-sent'] } },
  {
    line: 'Booking details will be e-mailed within 5-10 minutes',
    forced: { rows: ['payment-mails'] },
  },
  { line: 'Payment successful', forced: { rows: ['payment-by-transfer', 'payment-by-qr'] } },
  {
    line: 'Data successfully deleted',
    forced: { rows: ['passenger-deleted', 'cart-item-removed'] },
  },
]

/** The codes of the contract that no line of §8 names and no operation declares yet. */
export const undeclaredCodes: Partial<Record<ProblemCode, string>> = {}
