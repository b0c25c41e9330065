import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root, run } from '../process/run.ts'

/** The files that differ from a commit. */
export type Change = {
  /** The commit that the files are compared with, as git names it. */
  since: string
  /** The existing files, as paths from the root. */
  files: string[]
  /** The removed files, as paths from the root. */
  removed: string[]
}

/**
 * Finds the files that differ from a commit: committed since, in the index, in the working tree, or new and not ignored. By
 * default the commit is the last one in common with `origin/main`, or else the last commit. Rejects if git does not know the
 * commit.
 */
export async function findChange(asked?: string): Promise<Change> {
  const since = asked ?? (await commonWithMain()) ?? 'HEAD'
  const differing = await git(['diff', '--name-only', '--no-renames', since])
  const added = await git(['ls-files', '--others', '--exclude-standard'])
  const names = [...new Set([...differing, ...added])].toSorted()
  const isThere = (name: string) => existsSync(join(root, name))
  return { since, files: names.filter(isThere), removed: names.filter((name) => !isThere(name)) }
}

async function commonWithMain(): Promise<string | undefined> {
  const { code, output } = await run('git', ['merge-base', 'HEAD', 'origin/main'], {
    capture: true,
  })
  return code === 0 ? output.trim() : undefined
}

async function git(args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args, { capture: true })
  if (code !== 0) throw new Error(output.trim())
  return output.split('\n').filter((line) => line !== '')
}
