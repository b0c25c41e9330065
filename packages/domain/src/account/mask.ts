const HIDDEN = '•••••'
const ID_CARD_SHOWN = 4

/**
 * An e-mail address that only its owner recognises: the first letter and the domain.
 * @example maskEmail('weiling@example.com') // 'w•••••@example.com'
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? HIDDEN : `${first}${HIDDEN}${email.slice(at)}`
}

/**
 * The last four characters of an identity card number; empty when there is none, and nothing of one that is as short.
 * @example maskIdCardNumber('S1234567D') // '•••••567D'
 */
export function maskIdCardNumber(number: string): string {
  if (number === '') return ''
  return number.length <= ID_CARD_SHOWN ? HIDDEN : `${HIDDEN}${number.slice(-ID_CARD_SHOWN)}`
}
