// Loaded before the main module of a child: when the process that started it is gone, however it went, the
// child stops as if it had been told to. What the child forks inherits this file and is left alone.
if (process.env['LINNET_PARENT'] === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
