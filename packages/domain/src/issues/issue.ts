import type { IssueCode, IssueParams, NoParams } from './issue-params.ts'

export type { IssueCode, IssueParams } from './issue-params.ts'

/** The path of a value from the root of the checked value; empty for the root itself. */
export type IssuePath = readonly (string | number)[]

/** One thing that is wrong with one value, or that the user should notice. An error stops the user, a warning does not. */
export type Issue<Code extends IssueCode = IssueCode> = {
  readonly [Known in Code]: {
    readonly path: IssuePath
    /** The key of its text. */
    readonly code: Known
    /** The values of its text. */
    readonly params: IssueParams[Known]
    readonly severity: 'error' | 'warning'
  }
}[Code]

/** The namespaces in which issues have texts: the first part of a code. */
export type IssueTopic = IssueCode extends `${infer Topic}.${string}` ? Topic : never

/** The codes of one topic. */
export type CodeOf<Topic extends IssueTopic> = Extract<IssueCode, `${Topic}.${string}`>

/** A code without its topic, as the API names the reason. */
export type ReasonOf<Code extends IssueCode> = Code extends `${IssueTopic}.${infer Reason}`
  ? Reason
  : never

type Given<Code extends IssueCode> = IssueParams[Code] extends NoParams
  ? [params?: NoParams]
  : [params: IssueParams[Code]]

/**
 * Makes an error about the value at a path.
 * @example issue(['name'], 'common.too_long', { max: 40 }).severity // 'error'
 */
export function issue<Code extends IssueCode>(
  path: IssuePath,
  code: Code,
  ...[params = {}]: Given<Code>
): Issue<Code> {
  return issueFrom(path, code, params)
}

/** Makes an error whose params are not typed, such as those of an API answer or of a zod rule. These use the same codes. */
export function issueFrom<Code extends IssueCode>(
  path: IssuePath,
  code: Code,
  params: Readonly<Record<string, unknown>>,
): Issue<Code> {
  // TypeScript cannot relate a single code to the union of all issues.
  return { path, code, params, severity: 'error' } as unknown as Issue<Code>
}

/** Makes a warning about the value at a path. It does not prevent saving. */
export function warning<Code extends IssueCode>(
  path: IssuePath,
  code: Code,
  ...given: Given<Code>
): Issue<Code> {
  return { ...issue(path, code, ...given), severity: 'warning' }
}

/** Whether any of the issues is an error. */
export function hasError(issues: readonly Issue[]): boolean {
  return issues.some(({ severity }) => severity === 'error')
}

/** Returns the field that an issue is about, the last step of its path; empty if it is about the whole value. */
export function fieldOf({ path }: Pick<Issue, 'path'>): string {
  return String(path.at(-1) ?? '')
}

/**
 * Returns an issue with its topic replaced by another one, which has its own text for the reason.
 * @example inTopic('cruise', issue([], 'passenger.no_adult')).code // 'cruise.no_adult'
 */
export function inTopic<Topic extends IssueTopic, Code extends IssueCode>(
  topic: Topic,
  found: Issue<Code>,
): Issue<Extract<IssueCode, `${Topic}.${ReasonOf<Code>}`>> {
  // The type of the result ensures that the topic has the code.
  return { ...found, code: `${topic}.${reasonOf(found.code)}` } as never
}

/**
 * Returns the code of an issue without its topic, for API answers whose field already names the subject.
 * @example reasonOf('common.too_long') // 'too_long'
 */
export function reasonOf<Code extends IssueCode>(code: Code): ReasonOf<Code> {
  // A code has one dot, as its type says.
  return code.slice(code.indexOf('.') + 1) as ReasonOf<Code>
}
