import { projectOn } from './vitest.project.ts'

export default projectOn('postgres', 'mock-api-postgres')
