import { projectInMemory, projectOn, type TestStore } from './vitest.project.ts'

const store = (process.env['SELAT_TEST_STORE'] ?? 'memory') as TestStore // an unknown one is told of by the first test

export default store === 'memory' ? projectInMemory('mock-api') : projectOn(store, 'mock-api')
