/** A letter that the mail program of the device begins; without an address it asks for one. */
export function mailtoLink({
  to,
  subject,
  body,
}: {
  to: string
  subject: string
  body: string
}): string {
  // Programs for mail take %20, and not the plus of a form.
  const query = Object.entries({ subject, body })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query}`
}

/** A message to a number, or to whom one chooses there. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
