import type { ServerSchemas as Schemas } from '@selat/sdk'

import { problemText } from '../../../engine/http/problem-text.ts'
import type { SharedContext } from '../../../operation/operation.ts'

/** Returns why nothing is available, with the server's message in the caller's language. */
export function toUnavailable(
  { language }: Pick<SharedContext, 'language'>,
  code: Schemas['Unavailable']['Code'],
  params: Record<string, string>,
): Schemas['Unavailable'] {
  return { Code: code, Detail: problemText(code, language, params), Params: params }
}
