import type { Services } from '../../operation/services.ts'
import type { SharedAnswers } from '../../operation/shared-answers.ts'

/** What calls are answered with: operations have no use for the answers that were kept. */
export type CallServices = Services & { readonly sharedAnswers: SharedAnswers }
