import type { AnswerCache } from '../../operation/answer-cache.ts'
import type { Services } from '../../operation/services.ts'

/** What calls are answered with: operations have no use for the answers that were kept. */
export type CallServices = Services & { readonly sharedAnswers: AnswerCache }
