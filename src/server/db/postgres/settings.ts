/** How the embedded PostgreSQL runs: never trading safety for speed, at home on a small machine. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  // Flash storage reads any page at about the same price.
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
  // A statement can hold someone's notes and amounts.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  // And the detail of an error can hold an email address.
  log_error_verbosity: 'terse',
} as const

export const settingArguments = (port: number): string[] => [
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  '-p',
  String(port),
]
