import { readCommandLine } from './command-line';
import { createSandbox } from './create-sandbox';

const sandbox = await createSandbox(readCommandLine(process.argv.slice(2)));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}

const { url } = await sandbox.listen();
console.log(`ready ${url}`);
