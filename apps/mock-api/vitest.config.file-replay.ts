import { projectReplay } from './vitest.project.ts'

export default projectReplay('file', 'mock-api-file-replay')
