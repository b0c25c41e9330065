import type { Sandbox } from '../sandbox.ts'

/** The newest code that was e-mailed to an address. */
export async function readCode({ outbox }: Pick<Sandbox, 'outbox'>, recipient: string) {
  const mails = await outbox.list()
  const mail = mails.find((one) => one.recipient === recipient && /\b\d{6}\b/.test(one.subject))
  const code = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${recipient}`)
  return code
}
