import { openSandbox } from './open-sandbox.ts'
import { createVisitor } from './visitor.ts'

/** A sandbox that ends with its test, and somebody without an account in it. The same seed gives the same answers. */
export async function openVisitor(seed: string) {
  const { sandbox } = await openSandbox({ seed })
  return { sandbox, visitor: createVisitor(sandbox) }
}
