import { afterAll, TestRunner } from 'vitest'

import { finishRecording, startRecording } from './record-tests.ts'

// This runs around each test file of the project.
const { file } = TestRunner.getCurrentSuite()
startRecording(file.filepath)
afterAll(() => finishRecording(file))
