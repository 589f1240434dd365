import { fillDemo } from './fill-demo.ts'

const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const { signIn, email } = await fillDemo(url, process.env.DATA_DIR ?? 'data/demo', (text) => console.log(`  ${text}`))
console.log(`
  The demo company is ready. Sign in as ${email}:
  ${signIn}
  The demo's mails can be read at ${url}/dev/mail
`)
