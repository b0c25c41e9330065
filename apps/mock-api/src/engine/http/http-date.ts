/**
 * Returns an instant as the `Date` of an answer (RFC 9110 §5.6.7). Answers have the time of the sandbox, because clients take
 * it for the server's time: what can be booked is decided by the sandbox's clock, not by that of the machine.
 */
export function httpDate(at: string): string {
  return new Date(at).toUTCString()
}
