// Nothing that could break a header, a log line or a page.
const SAFE = /^[\w.-]{8,64}$/

/** Whether what a caller calls a request by may be repeated in answers and logs. */
export function isRequestId(text: string): boolean {
  return SAFE.test(text)
}
