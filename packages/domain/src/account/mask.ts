const HIDDEN = '•••••'
const ID_CARD_SHOWN = 4

/**
 * Masks an e-mail address so that only its owner recognises it: the first letter and the domain stay.
 * @example maskEmail('weiling@example.com') // 'w•••••@example.com'
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? HIDDEN : `${first}${HIDDEN}${email.slice(at)}`
}

/**
 * Masks an identity card number except for its last four characters. The result is empty if there is no number; a number of
 * four characters or fewer is masked completely.
 * @example maskIdCardNumber('S1234567D') // '•••••567D'
 */
export function maskIdCardNumber(number: string): string {
  if (number === '') return ''
  return number.length <= ID_CARD_SHOWN ? HIDDEN : `${HIDDEN}${number.slice(-ID_CARD_SHOWN)}`
}
