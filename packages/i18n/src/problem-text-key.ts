type Params = Readonly<Record<string, string | number | boolean>>

const CODES_BY_MAIL: readonly string[] = ['reset_code_invalid', 'verification_code_invalid']

/**
 * Returns the key of a refusal's text in the namespace `problem`: its code, or a more specific one if its params say
 * more.
 * @example problemTextKey('reset_code_invalid', { triesLeft: 0, reason: 'used' }) // 'code_used'
 */
export function problemTextKey<Code extends string>(
  code: Code,
  params: Params,
): Code | 'book_before_first' | 'code_used' | 'code_expired' {
  // The first day that can be booked helps the visitor more than the day that is over.
  if (code === 'book_before' && 'first' in params) return 'book_before_first'
  if (CODES_BY_MAIL.includes(code)) {
    if (params['reason'] === 'used') return 'code_used'
    if (params['reason'] === 'expired') return 'code_expired'
  }
  return code
}
