import type { Context } from 'hono'

import { refuse } from '../kernel/refusal.ts'

/** The text of an uploaded file: the one file of a form, or the body itself. */
export async function readUpload(c: Context): Promise<string> {
  if (!(c.req.header('Content-Type') ?? '').startsWith('multipart/form-data')) return c.req.text()
  const form = await c.req.formData().catch(() => refuseForm('', 'malformed_form'))
  const file = [...form.values()].find((value) => value instanceof File)
  return file ? file.text() : refuseForm('/file', 'required')
}

function refuseForm(pointer: string, code: string): never {
  return refuse('validation_failed', { errors: [{ pointer, code, params: {} }] })
}
