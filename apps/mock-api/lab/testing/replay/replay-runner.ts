import { TestRunner, type VitestTestRunner } from 'vitest'

import { replayFile } from './replay-file.ts'

/** Instead of running a test file it replays what has been recorded of it. */
export default class ReplayRunner extends TestRunner {
  override async importFile(...[path, source]: Parameters<VitestTestRunner['importFile']>) {
    if (source === 'setup') return super.importFile(path, source)
    return replayFile(path)
  }
}
