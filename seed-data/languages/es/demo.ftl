# Página inicial de la demostración pública.

demo-title = Pruebe Stormsizer
demo-lead = Dimensione el almacenamiento de escritorios virtuales: vea qué tormentas de la semana soporta una cabina, cuál es el cuello de botella y qué comprar. No hace falta ninguna cuenta.
demo-projects = Tres proyectos para explorar
demo-project-hospital = Grupo hospitalario: 2500 escritorios en una cabina híbrida. El lunes, una tormenta de arranque coincide con el primer turno.
demo-project-bank = Banco: una renovación de hardware con crecimiento y presupuesto, comparada entre cuatro familias de cabinas.
demo-project-call-center = Centro de llamadas: 1800 agentes pasan a hosts de sesión en Azure, con contenedores de perfil en un recurso compartido de archivos.
demo-start = Abrir la demostración
demo-privacy = Solo usted ve lo que introduce. Los clientes son inventados; no introduzca datos de clientes reales.
demo-deleted = Todo lo que introduzca se elimina { $n } minutos después de su última visita, y cada día a las { $reset }.
demo-install = Instale su propia copia
demo-preparing = La demostración se está preparando. Tarda unos minutos; la página se recarga sola.
demo-ended = Su última visita a la demostración ha terminado y sus datos se han eliminado. Puede empezar de nuevo.
demo-full = Las { $n } plazas de la demostración están ocupadas. Vuelva a intentarlo en unos minutos.
