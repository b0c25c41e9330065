/** Returns the form in which user names and e-mail addresses are compared: trimmed, in lower case. */
export function toAccountKey(text: string): string {
  return text.trim().toLowerCase()
}
