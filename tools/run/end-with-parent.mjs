// Loaded before the main module of a child process: when the process that started it has ended, even by a kill, the
// child ends as by SIGTERM. Processes that the child starts load this file too; it does nothing in them.
if (process.env['LINNET_PARENT'] === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
