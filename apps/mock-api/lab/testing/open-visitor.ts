import { openSandbox } from './open-sandbox.ts'
import { createVisitor } from './visitor.ts'

/** A sandbox that ends with its test, and a visitor without an account. The same seed gives the same answers. */
export async function openVisitor(seed: string) {
  const { sandbox } = await openSandbox({ seed })
  return { sandbox, visitor: createVisitor(sandbox) }
}
