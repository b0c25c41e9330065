/** Returns a phone number of this region in groups that can be read out; other numbers stay as they are. */
export function toReadablePhone(phone: string): string {
  const [, country, national] = /^(\+6\d)(\d{8,10})$/.exec(phone) ?? []
  if (country === undefined || national === undefined) return phone
  const groups = national.length === 8 ? /(\d{4})(\d{4})/ : /(\d{3})(\d{3})(\d+)/
  return [country, ...(groups.exec(national) ?? []).slice(1)].join(' ')
}
