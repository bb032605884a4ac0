export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  isSecure: boolean;
  login: { user: string; password: string } | undefined;
}

export interface Sender {
  /** Undefined: the name of the school. */
  name: string | undefined;
  address: string;
}

export interface MailSettings {
  server: MailServer;
  from: Sender;
}
