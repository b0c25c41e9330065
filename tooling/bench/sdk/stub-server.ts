import { exampleServer } from './answer-examples.ts'

const [port] = process.argv.slice(2)
if (port === undefined) throw new Error('stub-server <port>')

exampleServer().listen(Number(port), '127.0.0.1')
