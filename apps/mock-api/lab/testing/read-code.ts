import type { Sandbox } from '../../src/server/sandbox/sandbox.ts'

/** Returns the newest code that was e-mailed to an address. */
export async function readCode({ outbox }: Pick<Sandbox, 'outbox'>, recipient: string) {
  const mails = await outbox.list()
  const code = mails.find((mail) => mail.recipient === recipient && mail.code !== null)?.code
  if (code === undefined || code === null) throw new Error(`No code was sent to ${recipient}`)
  return code
}
