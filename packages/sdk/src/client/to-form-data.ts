/**
 * Makes a multipart form of a flat object. Files stay as they are, other values become text, and undefined values are left
 * out.
 */
export function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as Record<string, string | Blob | undefined>))
    // `append` converts everything except files to text. `instanceof` would not recognise a file from another frame.
    if (value !== undefined && value !== null) form.append(name, value)
  return form
}
