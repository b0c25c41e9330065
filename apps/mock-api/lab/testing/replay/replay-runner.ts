import { TestRunner, type VitestTestRunner } from 'vitest'

import { replayFile } from './replay-file.ts'

/** Replays the recording of a test file instead of running the file. */
export default class ReplayRunner extends TestRunner {
  override async importFile(...[path, source]: Parameters<VitestTestRunner['importFile']>) {
    if (source === 'setup') return super.importFile(path, source)
    return replayFile(path)
  }
}
