import { lateWhenShown } from '../late.tsx'

/** Few ever see them: they download when they are shown. */
export const ForAgentsOnly = lateWhenShown(() =>
  import('./no-entry.tsx').then((module) => module.ForAgentsOnly),
)
export const NotYourRole = lateWhenShown(() =>
  import('./no-entry.tsx').then((module) => module.NotYourRole),
)
