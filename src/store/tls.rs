//! TLS to PostgreSQL. The bundled libpq has none, so its connections go through a local socket of this process: a thread
//! accepts them and forwards them to the server, encrypted by rustls.
//!
//! A server on another machine is reached by TLS or not at all, unless the address says `sslmode=disable`.

use std::fs::{DirBuilder, remove_dir_all};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpStream, UnixListener, UnixStream};
use tokio::sync::oneshot;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::client::WebPkiServerVerifier;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error as TlsError, RootCertStore, SignatureScheme,
};

use crate::ids;

/// What libpq sends first to ask a server for TLS.
const SSL_REQUEST: [u8; 8] = [0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f];
const PORT: u16 = 5432;

/// A `postgres://` address, taken apart.
#[derive(Debug, PartialEq, Eq)]
struct Address {
    /// The user and the password with the `@` behind them, as they were written.
    user: String,
    hosts: Vec<(String, u16)>,
    /// The name of the database with its `/`, as it was written.
    database: String,
    parameters: Vec<(String, String)>,
}

impl Address {
    fn parse(url: &str) -> Result<Self> {
        let rest = url.split_once("://").map(|(_, rest)| rest).context("DATABASE_URL has no ://")?;
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (authority, database) = rest.find('/').map_or((rest, ""), |at| rest.split_at(at));
        let (user, hosts) = authority.rfind('@').map_or(("", authority), |at| authority.split_at(at + 1));
        let hosts = hosts.split(',').map(host_and_port).collect::<Result<_>>()?;
        let parameters = query.split('&').filter(|pair| !pair.is_empty());
        let parameters = parameters.map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        let parameters = parameters.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Ok(Self { user: user.to_owned(), hosts, database: database.to_owned(), parameters })
    }

    fn parameter(&self, name: &str) -> Option<&str> {
        self.parameters.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// A file named by a parameter.
    fn file(&self, name: &str) -> Result<Option<PathBuf>> {
        self.parameter(name).map(|value| decoded(value).map(PathBuf::from)).transpose()
    }

    /// Whether every server is on this machine: what is sent to them cannot be overheard on a network.
    fn is_here(&self) -> Result<bool> {
        for name in ["host", "hostaddr", "service"] {
            match self.parameter(name).map(decoded).transpose()? {
                Some(folder) if name == "host" && folder.starts_with('/') => {}
                Some(_) => {
                    bail!("DATABASE_URL has a parameter “{name}”; write the host before the name of the database")
                }
                None => {}
            }
        }
        let is_here = |host: &str| {
            let address = host.trim_matches(['[', ']']).parse::<std::net::IpAddr>();
            host.is_empty() || host == "localhost" || host.starts_with('/') || address.is_ok_and(|ip| ip.is_loopback())
        };
        Ok(self.hosts.iter().all(|(host, _)| is_here(host)))
    }
}

fn host_and_port(text: &str) -> Result<(String, u16)> {
    // The colons of an IPv6 address stand in brackets.
    let bracket = text.rfind(']').map_or(0, |at| at + 1);
    let (host, port) = match text.get(bracket..).and_then(|rest| rest.find(':')) {
        Some(at) => text.split_at(bracket + at),
        None => (text, ""),
    };
    let port = match port.trim_start_matches(':') {
        "" => PORT,
        digits => digits.parse().with_context(|| format!("DATABASE_URL names a port “{digits}”"))?,
    };
    Ok((decoded(host)?, port))
}

fn decoded(text: &str) -> Result<String> {
    let text = percent_encoding::percent_decode_str(text).decode_utf8();
    Ok(text.context("DATABASE_URL has a percent sign that encodes no text")?.into_owned())
}

/// How much of a server's certificate is checked, in the words of libpq.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// No TLS.
    Disable,
    /// Encrypted, by whoever answers.
    Require,
    /// By a server whose certificate is signed by a known authority.
    VerifyCa,
    /// And that is called as the address says.
    VerifyFull,
}

impl Mode {
    fn of(address: &Address) -> Result<Self> {
        Ok(match address.parameter("sslmode") {
            Some("disable") => Self::Disable,
            // As in libpq: naming an authority means that it is to be checked.
            Some("require") if address.parameter("sslrootcert").is_some() => Self::VerifyCa,
            Some("require") => Self::Require,
            Some("verify-ca") => Self::VerifyCa,
            Some("verify-full") => Self::VerifyFull,
            None if address.is_here()? => Self::Disable,
            None => Self::VerifyFull,
            Some("allow" | "prefer") if address.is_here()? => Self::Disable,
            Some(other) => bail!(
                "DATABASE_URL says sslmode={other}, which does not keep anybody from listening; \
                 write verify-full, verify-ca, require or disable"
            ),
        })
    }
}

/// The socket that connections of this process go through, as long as it lives.
#[derive(Debug)]
pub(super) struct Bridge {
    folder: PathBuf,
    /// Dropped with the bridge, which ends its thread.
    _stop: oneshot::Sender<()>,
}

impl Drop for Bridge {
    fn drop(&mut self) {
        let _ = remove_dir_all(&self.folder);
    }
}

/// The address for libpq, and the bridge it leads over where the server is to be reached by TLS.
pub(super) fn bridge(url: &str) -> Result<(String, Option<Bridge>)> {
    let address = Address::parse(url)?;
    let mode = Mode::of(&address)?;
    if mode == Mode::Disable {
        return Ok((url.to_owned(), None));
    }
    let connector = TlsConnector::from(Arc::new(config(&address, mode)?));
    let folder = std::env::temp_dir().join(format!("podium-{}", ids::new_id()));
    DirBuilder::new().mode(0o700).create(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let (stop, stopped) = oneshot::channel();
    let bridge = Bridge { folder, _stop: stop };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let listeners = {
        let _entered = runtime.enter();
        (1..)
            .zip(&address.hosts)
            .map(|(number, _)| UnixListener::bind(socket(&bridge.folder, number)))
            .collect::<io::Result<Vec<_>>>()?
    };
    let rewritten = rewritten(&address, &bridge.folder);
    let serve = move || {
        runtime.block_on(async move {
            for (listener, (host, port)) in listeners.into_iter().zip(address.hosts) {
                tokio::spawn(accept(listener, connector.clone(), host.into(), port));
            }
            let _ = stopped.await;
        });
    };
    std::thread::Builder::new().name("database-tls".into()).spawn(serve)?;
    Ok((rewritten, Some(bridge)))
}

/// The name that libpq gives to the socket of a port.
fn socket(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!(".s.PGSQL.{number}"))
}

/// The address of the bridge: one port of its folder per host.
fn rewritten(address: &Address, folder: &Path) -> String {
    let folder = folder.to_string_lossy();
    let folder = percent_encoding::utf8_percent_encode(&folder, percent_encoding::NON_ALPHANUMERIC).to_string();
    let hosts: Vec<String> = (1..=address.hosts.len()).map(|number| format!("{folder}:{number}")).collect();
    let kept = address.parameters.iter().filter(|(name, _)| !name.starts_with("ssl") && name != "channel_binding");
    let kept: String = kept.map(|(name, value)| format!("&{name}={value}")).collect();
    format!("postgres://{}{}{}?sslmode=disable{kept}", address.user, hosts.join(","), address.database)
}

async fn accept(listener: UnixListener, connector: TlsConnector, host: Arc<str>, port: u16) {
    while let Ok((mut near, _)) = listener.accept().await {
        let (connector, host) = (connector.clone(), host.clone());
        tokio::spawn(async move {
            if let Err(error) = carry(&mut near, &connector, &host, port).await {
                tracing::warn!("TLS to PostgreSQL at {host}:{port}: {error:#}");
                let _ = refuse(&mut near, &format!("TLS to {host}:{port}: {error:#}")).await;
            }
        });
    }
}

/// Carries a connection of libpq to the server until one of them ends it.
async fn carry(near: &mut UnixStream, connector: &TlsConnector, host: &str, port: u16) -> Result<()> {
    let name = host.trim_matches(['[', ']']);
    let mut far = TcpStream::connect((name, port)).await.context("the server cannot be reached")?;
    far.set_nodelay(true)?;
    far.write_all(&SSL_REQUEST).await?;
    if far.read_u8().await.context("the server does not say whether it has TLS")? != b'S' {
        bail!("the server has no TLS; if nobody can listen on the way to it, add ?sslmode=disable to DATABASE_URL");
    }
    let name = ServerName::try_from(name.to_owned()).context("that is no name of a server")?;
    let mut far = connector.connect(name, far).await.context("the server was not trusted")?;
    // However the connection ends, both sides see it end.
    let _ = copy_bidirectional(near, &mut far).await;
    Ok(())
}

/// Tells libpq in the words of the protocol why there is no connection.
async fn refuse(near: &mut UnixStream, why: &str) -> io::Result<()> {
    // The server speaks after it was greeted.
    let _ = near.read(&mut [0; 1024]).await?;
    let mut fields = Vec::new();
    for (field, text) in [(b'S', "FATAL"), (b'C', "08001"), (b'M', why)] {
        fields.push(field);
        fields.extend(text.bytes().filter(|byte| *byte != 0).chain([0]));
    }
    fields.push(0);
    let length = u32::try_from(fields.len() + 4).unwrap_or(u32::MAX);
    near.write_all(&[b"E", &length.to_be_bytes()[..], &fields].concat()).await?;
    near.shutdown().await
}

fn config(address: &Address, mode: Mode) -> Result<ClientConfig> {
    let provider = Arc::new(ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider.clone()).with_safe_default_protocol_versions()?;
    let known = match mode {
        Mode::Disable | Mode::Require => None,
        Mode::VerifyCa | Mode::VerifyFull => {
            let roots = Arc::new(roots(address)?);
            Some(WebPkiServerVerifier::builder_with_provider(roots, provider.clone()).build()?)
        }
    };
    let verifier = Arc::new(Verifier { known, any_name: mode == Mode::VerifyCa, provider });
    let builder = builder.dangerous().with_custom_certificate_verifier(verifier);
    match (address.file("sslcert")?, address.file("sslkey")?) {
        (Some(own), Some(key)) => {
            let key = PrivateKeyDer::from_pem_file(&key).map_err(|error| unreadable(&key, &error))?;
            Ok(builder.with_client_auth_cert(certificates(&own)?, key)?)
        }
        (None, None) => Ok(builder.with_no_client_auth()),
        _ => bail!("DATABASE_URL has one of sslcert and sslkey; a certificate of one’s own needs both"),
    }
}

/// The authorities that may sign for a server: those of a file, or those this machine knows.
fn roots(address: &Address) -> Result<RootCertStore> {
    let mut roots = RootCertStore::empty();
    match address.file("sslrootcert")? {
        Some(file) if file != Path::new("system") => {
            for certificate in certificates(&file)? {
                roots.add(certificate)?;
            }
        }
        _ => {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    if roots.is_empty() {
        bail!("no authority is known that could sign for the database; name a file by sslrootcert=… in DATABASE_URL");
    }
    Ok(roots)
}

fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>> {
    let read = CertificateDer::pem_file_iter(file).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    read.map_err(|error| unreadable(file, &error))
}

fn unreadable(file: &Path, error: &dyn std::fmt::Display) -> anyhow::Error {
    anyhow!("cannot read {}, which DATABASE_URL names: {error}", file.display())
}

/// Checks as much of a server as the mode asks for.
#[derive(Debug)]
struct Verifier {
    /// Without one, any certificate will do.
    known: Option<Arc<WebPkiServerVerifier>>,
    any_name: bool,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        end: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, TlsError> {
        let Some(known) = &self.known else { return Ok(ServerCertVerified::assertion()) };
        match known.verify_server_cert(end, between, name, ocsp, now) {
            // The name is looked at last: the chain was found to be good.
            Err(TlsError::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if self.any_name => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        let algorithms = &self.provider.signature_verification_algorithms;
        tokio_rustls::rustls::crypto::verify_tls12_signature(message, certificate, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        let algorithms = &self.provider.signature_verification_algorithms;
        tokio_rustls::rustls::crypto::verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(url: &str) -> Result<Mode> {
        Mode::of(&Address::parse(url)?)
    }

    #[test]
    fn another_machine_is_reached_by_tls_unless_the_address_says_otherwise() {
        let of = |url: &str| mode(url).expect("a mode");
        assert_eq!(of("postgres://podium@db.example/podium"), Mode::VerifyFull);
        assert_eq!(of("postgres://podium:a%40b@10.0.0.2:6432/podium?sslmode=verify-ca"), Mode::VerifyCa);
        assert_eq!(of("postgres://podium@db.example/podium?sslmode=require"), Mode::Require);
        assert_eq!(of("postgres://podium@db.example/podium?sslmode=require&sslrootcert=/etc/ca.pem"), Mode::VerifyCa);
        assert_eq!(of("postgres://podium@db.example/podium?sslmode=disable"), Mode::Disable);
        // One of two is elsewhere.
        assert_eq!(of("postgres://podium@localhost,db.example:5433/podium"), Mode::VerifyFull);
        for here in ["localhost", "127.0.0.1:5433", "[::1]:5432", "%2Fvar%2Frun%2Fpostgresql", ""] {
            assert_eq!(of(&format!("postgres://podium@{here}/podium")), Mode::Disable, "{here}");
        }
        assert_eq!(of("postgresql:///podium?host=/var/run/postgresql"), Mode::Disable);
    }

    #[test]
    fn a_mode_that_gives_way_is_refused() {
        for url in [
            "postgres://podium@db.example/podium?sslmode=prefer",
            "postgres://podium@db.example/podium?sslmode=allow",
            "postgres://podium@db.example/podium?sslmode=verify-ful",
            "postgres://podium@localhost/podium?host=db.example",
            "postgres://podium@localhost/podium?service=far",
            "postgres://podium@localhost:port/podium",
        ] {
            assert!(mode(url).is_err(), "{url}");
        }
    }

    #[test]
    fn the_bridge_has_a_port_per_host_and_keeps_the_rest_of_the_address() {
        let address = Address::parse(
            "postgres://podium:secret@a.example,[2001:db8::1]:6432/club%20one?sslmode=verify-full&sslrootcert=%2Fca.pem&target_session_attrs=read-write",
        )
        .expect("an address");
        assert_eq!(address.hosts, [("a.example".to_owned(), 5432), ("[2001:db8::1]".to_owned(), 6432)]);
        assert_eq!(
            rewritten(&address, Path::new("/tmp/x")),
            "postgres://podium:secret@%2Ftmp%2Fx:1,%2Ftmp%2Fx:2/club%20one?sslmode=disable&target_session_attrs=read-write"
        );
    }
}
