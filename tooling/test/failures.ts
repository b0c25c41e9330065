/** One test that failed, or a runner that did. */
export type Failure = { runner: string; file: string; title: string; message: string }

/** The parts of vitest's JSON report that say what failed. */
export type VitestFailures = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: {
      status: string
      ancestorTitles?: string[]
      title?: string
      failureMessages?: string[]
    }[]
  }[]
}

type PlaywrightError = { message?: string }
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] }
type PlaywrightSpec = {
  title: string
  file: string
  tests: { status: string; projectName: string; results: { errors?: PlaywrightError[] }[] }[]
}

/** The parts of Playwright's JSON report that say what failed. */
export type PlaywrightFailures = { suites: PlaywrightSuite[]; errors: PlaywrightError[] }

export function failuresOfVitest(runner: string, report: VitestFailures): Failure[] {
  return report.testResults.flatMap(({ name: file, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') {
      return [{ runner, file, title: 'did not load', message }]
    }
    return failed.map(({ ancestorTitles = [], title = '', failureMessages = [] }) => ({
      runner,
      file,
      title: [...ancestorTitles, title].filter((part) => part !== '').join(' › '),
      message: failureMessages[0] ?? '',
    }))
  })
}

export function failuresOfPlaywright(runner: string, report: PlaywrightFailures): Failure[] {
  const outside = report.errors.map(({ message = '' }) => ({
    runner,
    file: '',
    title: 'an error outside the tests',
    message,
  }))
  const inTests = specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => ({
        runner,
        file: `[${projectName}] ${file}`,
        title: status === 'flaky' ? `${title} (flaky)` : title,
        message: results.flatMap(({ errors = [] }) => errors)[0]?.message ?? '',
      })),
  )
  return [...outside, ...inTests]
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

const LINES = 20

/** Above the closing line, because a CI's summary often shows no more than the end of a run. */
export function failureLines(failures: Failure[], root: string, most = LINES): string[] {
  const titles = failures.map((failure) => titleLine(failure, root))
  const withMessages = failures.flatMap(({ message }, index) => [
    titles[index] ?? '',
    ...firstLines(message, root),
  ])
  if (withMessages.length <= most) return withMessages
  if (titles.length <= most) return titles
  return [...titles.slice(0, most - 1), `… and ${titles.length - most + 1} more`]
}

function titleLine({ runner, file, title }: Failure, root: string): string {
  const where = file === '' ? [title] : [shorten(file, root), title]
  return `FAILED  ${runner}  ${where.join(' › ')}`
}

const ESCAPE = String.fromCharCode(27)
const COLOURS = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g')

function firstLines(message: string, root: string): string[] {
  return shorten(message.replaceAll(COLOURS, ''), root)
    .split('\n')
    .map((line) => line.trim().slice(0, 160))
    .filter((line) => line !== '')
    .slice(0, 3)
    .map((line) => `    ${line}`)
}

function shorten(text: string, root: string): string {
  return text.replaceAll(`${root}/`, '')
}
