import type { Control } from './shared-control.ts'

/** A call begins with what other processes have set, and ends when what it has set itself is written. */
export async function follow<T>(control: Control, call: () => Promise<T> | T): Promise<T> {
  await control.refresh()
  const answer = await call()
  await control.settle()
  return answer
}
