import { projectApart } from './vitest.project.ts'

export default projectApart('postgres', 'mock-api-postgres-apart')
