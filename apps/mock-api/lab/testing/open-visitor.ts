import { openSandbox } from './open-sandbox.ts'
import { createVisitor } from './visitor.ts'

/** Opens a sandbox that ends with its test, and a visitor without an account. Answers depend on the seed only. */
export async function openVisitor(seed: string) {
  const { sandbox } = await openSandbox({ seed })
  return { sandbox, visitor: createVisitor(sandbox) }
}
