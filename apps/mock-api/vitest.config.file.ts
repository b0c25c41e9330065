import { projectOn } from './vitest.project.ts'

export default projectOn('file', 'mock-api-file')
