export * from './generated/zod/index.ts'
