/** Multipart fields of a flat object: files as they are, the rest as text, undefined left out. */
export function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as Record<string, string | Blob | undefined>))
    // It makes text of all but files. `instanceof` would make text of a file that another frame has made.
    if (value !== undefined && value !== null) form.append(name, value)
  return form
}
