import type { MiddlewareHandler } from 'hono'

import type { Control } from './shared-control.ts'

/** Every call begins with what other processes have set, and ends when what it has set itself is written. */
export function followControl(control: Control): MiddlewareHandler {
  return async (_c, next) => {
    await control.refresh()
    await next()
    await control.settle()
  }
}
