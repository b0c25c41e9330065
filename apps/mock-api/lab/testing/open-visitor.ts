import { openSandbox } from './open-sandbox.ts'
import { createVisitor } from './visitor.ts'

/** Opens a sandbox that ends with its test, and a visitor without an account. Equal seeds give equal answers. */
export async function openVisitor(seed: string) {
  const { sandbox } = await openSandbox({ seed })
  return { sandbox, visitor: createVisitor(sandbox) }
}
