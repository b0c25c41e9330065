/** How user names and e-mail addresses are compared: capitals make no difference. */
export function toAccountKey(text: string): string {
  return text.trim().toLowerCase()
}
