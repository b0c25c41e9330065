/** Multipart fields of a flat object: files unchanged, other values as text, undefined left out. */
export function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as Record<string, string | Blob | undefined>))
    // `append` converts everything except files to text. `instanceof` would not recognise a file from another frame.
    if (value !== undefined && value !== null) form.append(name, value)
  return form
}
