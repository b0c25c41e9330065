import { projectOn, type TestStore } from './vitest.project.ts'

const store = process.env['SELAT_TEST_STORE'] as TestStore | undefined // an unknown one is told of by the first test

export default projectOn(store ?? 'memory', 'mock-api')
