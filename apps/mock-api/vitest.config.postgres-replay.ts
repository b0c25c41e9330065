import { projectReplay } from './vitest.project.ts'

export default projectReplay('postgres', 'mock-api-postgres-replay')
