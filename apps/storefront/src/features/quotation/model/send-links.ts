/** Returns the link that starts a letter in the device's mail program; without an address the program asks for one. */
export function mailtoLink({
  to,
  subject,
  body,
}: {
  to: string
  subject: string
  body: string
}): string {
  // Mail programs expect %20 for a space, not the plus of a form.
  const query = Object.entries({ subject, body })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query}`
}

/** Returns the link that starts a message to a phone number; without a number the user chooses the recipient there. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
