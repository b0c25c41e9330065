import type { Report } from './report.ts'

/** A test that failed, or a runner that failed. */
export type Failure = {
  runner: string
  /** The path from the repository's root; empty if no file is known. */
  file: string
  title: string
  message: string
  /** The command that runs only this test; empty if there is none. */
  command: string
}

/** Lists the failures of a runner's report, each with the command that runs it alone. */
export function failuresOf(runner: string, { tests, errors }: Report): Failure[] {
  const outside = errors.map(({ file, message }) => ({
    runner,
    file,
    title: file === '' ? 'an error outside the tests' : 'did not load',
    message,
    command: commandOf(runner, file),
  }))
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, path, message, device }) => ({
      runner: device === undefined ? runner : `${runner} [${device}]`,
      file,
      title: path.join(' › '),
      message,
      command: commandOf(runner, file, path),
    }))
  return [...outside, ...failed]
}

/**
 * Returns the command for a POSIX shell. `-t` takes a regular expression for the titles of groups and test.
 */
function commandOf(runner: string, file: string, path: string[] = []): string {
  if (file === '') return ''
  const title = path.join(' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  const chosen = title === '' ? '' : ` -t '${title.replaceAll("'", String.raw`'\''`)}'`
  return `npx pnpm@12 test ${runner} ${file}${chosen}`
}

/** Joins failures of the same test in several repeats, with their number. */
export function joinRepeated(failures: Failure[]): Failure[] {
  const keyOf = ({ runner, file, title }: Failure) => `${runner} ${file} ${title}`
  return [...Map.groupBy(failures, keyOf).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map((first) =>
        same.length === 1 ? first : { ...first, title: `${first.title} (${same.length} times)` },
      ),
  )
}

const LINES = 40

/**
 * Returns the lines about failures. They are printed just above the last line, because a CI's summary often shows only the
 * end of a run.
 */
export function failureLines(failures: Failure[], root: string, most = LINES): string[] {
  const titles = failures.map(titleLine)
  const whole = failures.map((failure, index) => [
    titles[index] ?? '',
    ...firstLines(failure.message, root),
    ...indented(failure.command),
  ])
  const brief = failures.map(({ command }, index) => [titles[index] ?? '', ...indented(command)])
  for (const lines of [whole.flat(), brief.flat(), titles]) if (lines.length <= most) return lines
  return [...titles.slice(0, most - 1), `… and ${titles.length - most + 1} more`]
}

function titleLine({ runner, file, title }: Failure): string {
  return `FAILED  ${runner}  ${file === '' ? title : `${file} › ${title}`}`
}

function indented(line: string): string[] {
  return line === '' ? [] : [`    ${line}`]
}

const ESCAPE = String.fromCharCode(27)
const COLOURS = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g')

function firstLines(message: string, root: string): string[] {
  return message
    .replaceAll(COLOURS, '')
    .replaceAll(`${root}/`, '')
    .split('\n')
    .map((line) => line.trim().slice(0, 160))
    .filter((line) => line !== '')
    .slice(0, 3)
    .flatMap(indented)
}
